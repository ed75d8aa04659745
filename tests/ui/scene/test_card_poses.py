"""Poses: a card's box, the circle of a fan, backs that stay in theirs."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from quiddler_qt.ui.scene.card_poses import HandArc, Pose, fan_poses


def test_a_pose_knows_its_box() -> None:
    assert Pose(10, 20, 0, 104).bounds() == QRectF(10 - 52, 20 - 74, 104, 148)
    turned = Pose(0, 0, 90, 104).bounds()
    assert turned.width() == pytest.approx(148)
    assert Pose(0, 0, 0, 10).center == QPointF(0, 0)


def test_the_fan_is_a_circle_and_symmetric() -> None:
    poses = HandArc(QRectF(100, 500, 640, 180), 104).poses(7)
    middle = poses[3]
    assert middle.angle == 0
    for left, right in zip(poses[:3], reversed(poses[4:]), strict=True):
        assert left.angle == pytest.approx(-right.angle)
        assert left.y == pytest.approx(right.y)
        assert middle.x - left.x == pytest.approx(right.x - middle.x)
    assert [pose.y for pose in poses[3:]] == sorted(pose.y for pose in poses[3:])


def test_backs_stay_in_their_fan() -> None:
    area = QRectF(100, 100, 190, 62)
    for count in range(12):
        poses = fan_poses(area, count)
        assert len(poses) == count
        assert all(area.adjusted(-1, -1, 1, 1).contains(pose.bounds()) for pose in poses)
