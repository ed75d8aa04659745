"""Draws the letters of the cards: Roman capitals with a few swashes, as outlines of our own.

    python packaging/draw_card_letters.py          writes resources/cards/letters.json

Every letter is put together from a few parts: stems with bracketed serifs, diagonals, bowls, arms with
beaks, and ribbons (a spine through points with a width at each: the strokes of a brush). Units: capitals are
700 high, the base line is y = 0, y grows downwards. All solid parts turn one way and counters the other, so
that one path filled by the winding rule shows their union.
"""

import itertools
import json
import math
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

CAP = 700.0
STEM = 136.0
THIN = 44.0
SERIF = 60.0
TIP = 20.0
BRACKET = 78.0
OVERSHOOT = 12.0
KAPPA = 0.5523
OUT = Path(__file__).resolve().parent.parent / "resources" / "cards" / "letters.json"

Point = tuple[float, float]
Curve = tuple[Point, ...]  # one point: a line to it; three points: a cubic
Contour = list[Curve]  # the first entry is the start
Floats = npt.NDArray[np.float64]


class Glyph:
    """A letter in the making: contours, and the edges of its body, which swashes may leave."""

    def __init__(self, left: float, right: float) -> None:
        self.left = left
        self.right = right
        self.contours: list[Contour] = []

    def solid(self, *contours: Contour) -> None:
        """Adds ink."""
        self.contours += [turned(contour, clockwise=True) for contour in contours]

    def hole(self, *contours: Contour) -> None:
        """Adds counters: they take away one layer of ink."""
        self.contours += [turned(contour, clockwise=False) for contour in contours]


# -- contours ------------------------------------------------------------------------------------


def points_of(contour: Contour) -> list[Point]:
    """The end points of a contour's pieces."""
    return [curve[-1] for curve in contour]


def turned(contour: Contour, *, clockwise: bool) -> Contour:
    """The contour, reversed if it turns the other way."""
    flat = flatten(contour)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(flat, flat[1:] + flat[:1], strict=True))
    if (area > 0) == clockwise:
        return contour
    ends = points_of(contour)
    back: Contour = [(ends[-1],)]
    for index in range(len(contour) - 1, 0, -1):
        piece = contour[index]
        back.append((ends[index - 1],) if len(piece) == 1 else (piece[1], piece[0], ends[index - 1]))
    return back


def flatten(contour: Contour, steps: int = 8) -> list[Point]:
    """Points along a contour."""
    flat = [contour[0][-1]]
    for piece in contour[1:]:
        if len(piece) == 1:
            flat.append(piece[0])
            continue
        (x0, y0), ((x1, y1), (x2, y2), (x3, y3)) = flat[-1], piece
        for step in range(1, steps + 1):
            t = step / steps
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            flat.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return flat


def polygon(*corners: Point) -> Contour:
    """Straight lines."""
    return [(corner,) for corner in corners]


def ellipse(cx: float, cy: float, rx: float, ry: float, tilt: float = 0.0) -> Contour:
    """A closed ellipse; ``tilt`` in degrees, as the pen is held."""
    turn = math.radians(tilt)

    def place(x: float, y: float) -> Point:
        return (cx + x * math.cos(turn) - y * math.sin(turn), cy + x * math.sin(turn) + y * math.cos(turn))

    k = KAPPA
    contour: Contour = [(place(rx, 0),)]
    for ax, ay, bx, by, ex, ey in (
        (rx, ry * k, rx * k, ry, 0, ry),
        (-rx * k, ry, -rx, ry * k, -rx, 0),
        (-rx, -ry * k, -rx * k, -ry, 0, -ry),
        (rx * k, -ry, rx, -ry * k, rx, 0),
    ):
        contour.append((place(ax, ay), place(bx, by), place(ex, ey)))
    return contour


# -- parts ---------------------------------------------------------------------------------------


def stem(
    x: float,
    top: float = -CAP,
    bottom: float = 0.0,
    width: float = STEM,
    head: tuple[float, float] = (SERIF, SERIF),
    foot: tuple[float, float] = (SERIF, SERIF),
    waist: float = 0.03,
) -> Contour:
    """An upright from ``x`` to ``x + width``, a little waisted, with bracketed serifs left and right.

    ``head`` and ``foot`` are the lengths of the serifs; 0 leaves that side plain.
    """
    waist *= width
    left, right, middle = x, x + width, (top + bottom) / 2

    def end(side: float, edge: float, y: float, inward: float, length: float) -> Contour:
        """From the stem's edge out to the tip of a serif, at the top or the foot."""
        if length == 0:
            return [((edge, y),)]
        tip = edge + side * length
        return [
            ((edge, y + inward * BRACKET),),
            (
                (edge, y + inward * (TIP + 14)),
                (edge + side * length * 0.42, y + inward * (TIP + 3)),
                (tip, y + inward * TIP),
            ),
            ((tip + side * 3, y + inward * TIP * 0.4), (tip + side * 2, y), (tip, y)),
        ]

    def backwards(run: Contour) -> Contour:
        ends = points_of(run)
        back: Contour = [(ends[-1],)]
        for index in range(len(run) - 1, 0, -1):
            piece = run[index]
            back.append((ends[index - 1],) if len(piece) == 1 else (piece[1], piece[0], ends[index - 1]))
        return back

    contour = end(-1, left, top, 1, head[0])
    cup = 7.0 if all(head) else 0.0
    tips = (points_of(contour)[-1], points_of(end(1, right, top, 1, head[1]))[-1])
    contour.append(
        (
            ((2 * tips[0][0] + tips[1][0]) / 3, top + cup),
            ((tips[0][0] + 2 * tips[1][0]) / 3, top + cup),
            tips[1],
        )
    )
    contour += backwards(end(1, right, top, 1, head[1]))[1:]
    cup = 7.0 if all(foot) else 0.0
    start = end(1, right, bottom, -1, foot[1])[0][-1]
    above = points_of(contour)[-1]
    contour.append(
        ((right - waist, (above[1] + middle) / 2), (right - waist, (start[1] + middle) / 2), start)
    )
    contour += end(1, right, bottom, -1, foot[1])[1:]
    tips = (points_of(contour)[-1], points_of(end(-1, left, bottom, -1, foot[0]))[-1])
    contour.append(
        (
            ((2 * tips[0][0] + tips[1][0]) / 3, bottom - cup),
            ((tips[0][0] + 2 * tips[1][0]) / 3, bottom - cup),
            tips[1],
        )
    )
    contour += backwards(end(-1, left, bottom, -1, foot[0]))[1:]
    above = points_of(contour)[-1]
    first = contour[0][-1]
    contour.append(((left + waist, (above[1] + middle) / 2), (left + waist, (first[1] + middle) / 2), first))
    return contour


def diagonal(top: Point, bottom: Point, width: float, head: float | None = None) -> Contour:
    """A slanting stroke with level ends; points are the middles of its ends, ``width`` is measured level."""
    upper = width if head is None else head
    return polygon(
        (top[0] - upper / 2, top[1]),
        (top[0] + upper / 2, top[1]),
        (bottom[0] + width / 2, bottom[1]),
        (bottom[0] - width / 2, bottom[1]),
    )


def serif(
    x: float,
    y: float,
    width: float,
    inward: float,
    left: float,
    right: float,
    lean: float | tuple[float, float] = 0.0,
    bracket: float = BRACKET,
) -> Contour:
    """A serif across the level end of a slanting stroke.

    The stroke's end spans ``x - width / 2`` to ``x + width / 2`` at ``y``; ``inward`` is 1 at a head and -1
    at a foot; ``left`` and ``right`` are the lengths of the serif. ``lean`` is how far the stroke's edges, or
    its left and its right edge, move to the right for each unit away from the end.
    """
    l0, r0 = x - width / 2, x + width / 2
    left_lean, right_lean = lean if isinstance(lean, tuple) else (lean, lean)
    l1, r1 = l0 + left_lean * bracket, r0 + right_lean * bracket
    near = TIP + 14
    return [
        ((l1, y + inward * bracket),),
        (
            (l0 + left_lean * near, y + inward * near),
            (l0 - left * 0.45, y + inward * (TIP + 3)),
            (l0 - left, y + inward * TIP),
        ),
        ((l0 - left - 3, y + inward * TIP * 0.4), (l0 - left - 2, y), (l0 - left, y)),
        ((r0 + right, y),),
        (
            (r0 + right + 2, y),
            (r0 + right + 3, y + inward * TIP * 0.4),
            (r0 + right, y + inward * TIP),
        ),
        (
            (r0 + right * 0.45, y + inward * (TIP + 3)),
            (r0 + right_lean * near, y + inward * near),
            (r1, y + inward * bracket),
        ),
    ]


def arm(
    x0: float, x1: float, y: float, inward: float, beak: float, lean: float = 16, thick: float = THIN
) -> Contour:
    """A level arm that ends at ``x1`` in a beak.

    ``inward`` is 1 at a head and -1 at a foot; the beak, ``beak`` long, points inwards. ``x1`` may lie left
    of ``x0``.
    """
    side = 1.0 if x1 > x0 else -1.0
    body = abs(x1 - x0)
    return [
        ((x0, y),),
        (
            (x1 - side * body * 0.3, y),
            (x1 - side * 14, y + inward * 4),
            (x1 + side * lean * 0.6, y - inward * 10),
        ),
        (
            (x1 + side * (lean + 4), y - inward * 4),
            (x1 + side * (lean + 6), y + inward * beak * 0.2),
            (x1 - side * lean * 0.2, y + inward * beak * 0.97),
        ),
        (
            (x1 - side * lean * 0.3, y + inward * (beak + 4)),
            (x1 - side * (lean * 0.3 + 9), y + inward * (beak + 3)),
            (x1 - side * (lean * 0.3 + 11), y + inward * beak * 0.96),
        ),
        (
            (x1 - side * (lean + 10), y + inward * (thick + beak * 0.32)),
            (x1 - side * (lean + 48), y + inward * thick * 1.12),
            (x1 - side * min(150, body * 0.7), y + inward * thick),
        ),
        ((x0, y + inward * thick),),
    ]


def bowl(
    x: float,
    right: float,
    top: float,
    bottom: float,
    thick: float = STEM * 1.04,
    thin: float = THIN,
    flat: float = 0.36,
) -> tuple[Contour, Contour]:
    """The round of B, D, P, R between ``top`` and ``bottom``: its outer and its inner contour."""

    def half(x0: float, x1: float, y0: float, y1: float, straight: float, squash: float) -> Contour:
        middle = (y0 + y1) / 2 + squash * (y1 - y0)
        turn = x0 + (x1 - x0) * straight
        k = 0.58
        return [
            ((x0, y0),),
            ((turn, y0),),
            ((turn + (x1 - turn) * k, y0), (x1, middle - (middle - y0) * k), (x1, middle)),
            ((x1, middle + (y1 - middle) * k), (turn + (x1 - turn) * k, y1), (turn, y1)),
            ((x0, y1),),
        ]

    outer = half(x, right, top, bottom, flat, 0.0)
    inner = half(x, right - thick, top + thin, bottom - thin, flat * 0.62, -0.025)
    return outer, inner


def ribbon(spine: Sequence[Point], widths: Sequence[float], *, per: int = 7) -> Contour:
    """A brush stroke: a smooth spine through the points, as wide at each as ``widths`` says."""
    points = np.array(spine, float)
    chord = np.concatenate(([0.0], np.cumsum(np.sqrt(np.hypot(*np.diff(points, axis=0).T)))))
    at = np.concatenate(
        [np.linspace(a, b, per, endpoint=False) for a, b in itertools.pairwise(chord)] + [chord[-1:]]
    )
    xs, dx = natural_spline(chord, points[:, 0], at)
    ys, dy = natural_spline(chord, points[:, 1], at)
    half = smooth_between(chord, np.array(widths, float), at) / 2
    length = np.maximum(np.hypot(dx, dy), 1e-9)
    nx, ny = -dy / length, dx / length
    left = list(zip(xs + nx * half, ys + ny * half, strict=True))
    right = list(zip(xs - nx * half, ys - ny * half, strict=True))[::-1]
    contour: Contour = [(left[0],)]
    contour += through(left)
    contour.append((right[0],))
    contour += through(right)
    return contour


def through(points: Sequence[Point]) -> Contour:
    """Cubics through the points (Catmull-Rom), without the start."""
    curves: Contour = []
    for index in range(len(points) - 1):
        before = points[max(0, index - 1)]
        here, there = points[index], points[index + 1]
        after = points[min(len(points) - 1, index + 2)]
        curves.append(
            (
                (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6),
                (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6),
                there,
            )
        )
    return curves


def natural_spline(knots: Floats, values: Floats, at: Floats) -> tuple[Floats, Floats]:
    """A natural cubic spline and its slope."""
    count = len(knots)
    step = np.diff(knots)
    matrix = np.eye(count)
    right = np.zeros(count)
    for i in range(1, count - 1):
        matrix[i, i - 1 : i + 2] = (step[i - 1], 2 * (step[i - 1] + step[i]), step[i])
        right[i] = 6 * ((values[i + 1] - values[i]) / step[i] - (values[i] - values[i - 1]) / step[i - 1])
    bend = np.linalg.solve(matrix, right)
    piece = np.clip(np.searchsorted(knots, at, side="right") - 1, 0, count - 2)
    h, a, b = step[piece], knots[piece + 1] - at, at - knots[piece]
    m0, m1, v0, v1 = bend[piece], bend[piece + 1], values[piece], values[piece + 1]
    value = (m0 * a**3 + m1 * b**3) / (6 * h) + (v0 / h - m0 * h / 6) * a + (v1 / h - m1 * h / 6) * b
    slope = (m1 * b**2 - m0 * a**2) / (2 * h) + (v1 - v0) / h - (m1 - m0) * h / 6
    return value, slope


def smooth_between(knots: Floats, values: Floats, at: Floats) -> Floats:
    """Widths between the points by a monotone cubic: no bulge that was not asked for."""
    step = np.diff(knots)
    slope = np.diff(values) / step
    tangent = np.concatenate(([slope[0]], np.zeros(len(slope) - 1), [slope[-1]]))
    for i in range(1, len(slope)):
        before, after = slope[i - 1], slope[i]
        if before * after > 0:
            w0, w1 = 2 * step[i] + step[i - 1], step[i] + 2 * step[i - 1]
            tangent[i] = (w0 + w1) / (w0 / before + w1 / after)
    piece = np.clip(np.searchsorted(knots, at, side="right") - 1, 0, len(knots) - 2)
    h = step[piece]
    t = (at - knots[piece]) / h
    mixed: Floats = (
        (1 + 2 * t) * (1 - t) ** 2 * values[piece]
        + t * (1 - t) ** 2 * h * tangent[piece]
        + t * t * (3 - 2 * t) * values[piece + 1]
        + t * t * (t - 1) * h * tangent[piece + 1]
    )
    return mixed


# -- the letters ---------------------------------------------------------------------------------


def letter_a() -> Glyph:
    glyph = Glyph(0, 660)
    glyph.solid(
        polygon((274, -CAP), (366, -CAP), (648, 0), (496, 0)),
        serif(572, 0, 152, -1, 52, 56, lean=(-0.317, -0.403)),
        # The thin leg is a brush stroke that flicks out to the left.
        ribbon(
            [(322, -690), (240, -440), (152, -184), (88, -40), (10, 14), (-66, -34)], [30, 46, 46, 46, 34, 6]
        ),
        ribbon([(150, -238), (300, -250), (490, -238)], [THIN * 0.8, THIN * 0.95, THIN]),
        # A flag at the apex.
        ribbon([(352, -662), (318, -706), (250, -724), (178, -664)], [40, 64, 52, 6]),
    )
    return glyph


def letter_b() -> Glyph:
    glyph = Glyph(0, 560)
    upper = bowl(150, 500, -CAP, -360, STEM * 0.98)
    lower = bowl(150, 556, -398, 0, STEM * 1.08)
    glyph.solid(stem(62, head=(SERIF, 0), foot=(SERIF, 0)), upper[0], lower[0])
    glyph.hole(upper[1], lower[1])
    return glyph


def letter_c() -> Glyph:
    glyph = Glyph(10, 610)
    glyph.solid(*open_round([(520, -42), (612, -112)], [38, 10]))
    return glyph


def open_round(tail: list[Point], widths: list[float]) -> tuple[Contour, Contour]:
    """The round of C and G with the beak at its head; ``tail`` leads on from the lowest point."""
    cx, cy, rx, ry = 362.0, -350.0, 284.0, 340.0

    def at(degrees: float) -> Point:
        turn = math.radians(degrees)
        return (cx + rx * math.cos(turn), cy - ry * math.sin(turn))

    arc = ribbon(
        [at(65), at(78), at(98), at(135), at(180), at(225), at(262), *tail],
        [52, 48, 44, 96, 150, 118, 52, *widths],
    )
    beak: Contour = [
        ((470, -688),),
        ((526, -668), (566, -672), (580, -704)),
        ((590, -718), (604, -712), (602, -694)),
        ((598, -640), (600, -570), (606, -512)),
        ((608, -498), (592, -496), (587, -508)),
        ((566, -566), (524, -626), (430, -654)),
    ]
    return arc, beak


def letter_d() -> Glyph:
    glyph = Glyph(0, 660)
    outer, inner = bowl(150, 650, -CAP, 0, STEM * 1.12, flat=0.22)
    glyph.solid(stem(62, head=(SERIF, 0), foot=(SERIF, 0)), outer)
    glyph.hole(inner)
    return glyph


def letter_e() -> Glyph:
    glyph = Glyph(0, 500)
    glyph.solid(
        stem(62, head=(SERIF, 0), foot=(SERIF, 0)),
        arm(150, 462, -CAP, 1, 148),
        arm(150, 500, 0, -1, 168, lean=22),
        middle_arm(150, 410, -366),
    )
    return glyph


def middle_arm(x0: float, x1: float, y: float) -> Contour:
    """The middle arm of E and F: thin, with a small double serif."""
    half = THIN * 0.46
    return [
        ((x0, y - half),),
        ((x1 - 60, y - half), (x1 - 26, y - half - 8), (x1 - 14, y - 84)),
        ((x1 - 10, y - 92), (x1 + 2, y - 92), (x1 + 2, y - 82)),
        ((x1 - 4, y - 30), (x1 - 4, y + 30), (x1 + 2, y + 82)),
        ((x1 + 2, y + 92), (x1 - 10, y + 92), (x1 - 14, y + 84)),
        ((x1 - 26, y + half + 8), (x1 - 60, y + half), (x0, y + half)),
    ]


def letter_f() -> Glyph:
    glyph = Glyph(0, 470)
    glyph.solid(stem(62, head=(SERIF, 0)), arm(150, 470, -CAP, 1, 156), middle_arm(150, 400, -356))
    return glyph


def letter_g() -> Glyph:
    glyph = Glyph(10, 660)
    glyph.solid(*open_round([(470, -40), (596, -96)], [46, 40]))
    glyph.solid(stem(508, -306, 0, STEM, head=(SERIF + 8, SERIF), foot=(0, 0), waist=0))
    return glyph


def letter_h() -> Glyph:
    glyph = Glyph(0, 700)
    glyph.solid(
        stem(62),
        stem(510),
        ribbon([(150, -352), (350, -362), (550, -352)], [THIN, THIN * 0.9, THIN]),
    )
    return glyph


def letter_i() -> Glyph:
    glyph = Glyph(-2, 276)
    glyph.solid(stem(66, head=(SERIF + 4, SERIF + 4), foot=(SERIF + 4, SERIF + 4)))
    return glyph


def letter_j() -> Glyph:
    glyph = Glyph(20, 330)
    glyph.solid(
        stem(130, bottom=-200, head=(SERIF + 6, SERIF), foot=(0, 0), waist=0),
        ribbon(
            [(198, -420), (198, -240), (192, -70), (144, 78), (44, 142), (-58, 122), (-98, 66)],
            [STEM, STEM, STEM, 106, 54, 42, 30],
        ),
        ellipse(-70, 76, 46, 46),
    )
    return glyph


def letter_k() -> Glyph:
    glyph = Glyph(0, 640)
    glyph.solid(
        stem(62),
        diagonal((512, -CAP), (170, -292), 62, 62),
        serif(512, -CAP, 62, 1, 62, 62, lean=-0.838, bracket=46),
        # The leg kicks out and up.
        ribbon([(286, -412), (440, -186), (560, -26), (676, 44), (790, -22)], [104, 146, 128, 60, 6]),
    )
    return glyph


def letter_l() -> Glyph:
    glyph = Glyph(0, 500)
    glyph.solid(
        stem(62, foot=(SERIF, 0)),
        # The foot swings out like a tail.
        ribbon([(120, -23), (240, -22), (400, 10), (530, 10), (600, -110)], [THIN, 48, 72, 66, 6]),
    )
    return glyph


def letter_m() -> Glyph:
    glyph = Glyph(0, 870)
    glyph.solid(
        # Thin left leg with a flag, thick diagonal, thin diagonal, thick right leg.
        ribbon([(170, -690), (152, -440), (128, -190), (106, -4)], [34, 44, 46, 46]),
        serif(106, 0, 47, -1, 74, 72, lean=0.115, bracket=50),
        ribbon([(206, -662), (166, -708), (92, -724), (14, -660)], [40, 64, 52, 6]),
        polygon((130, -CAP), (258, -CAP), (497, -152), (448, 10), (402, 10)),
        diagonal((690, -CAP), (432, 8), 46, 46),
        polygon((664, -CAP), (778, -CAP), (822, 0), (676, 0)),
        serif(749, 0, 146, -1, 56, 58, lean=(-0.017, -0.063)),
        serif(721, -CAP, 114, 1, 34, 64, lean=(0.017, 0.063)),
    )
    return glyph


def letter_n() -> Glyph:
    glyph = Glyph(0, 730)
    glyph.solid(
        stem(112, width=46, head=(0, 0), foot=(76, 74)),
        polygon((98, -CAP), (240, -CAP), (632, -96), (632, 10), (560, 10)),
        ribbon([(196, -662), (150, -708), (78, -724), (0, -660)], [40, 64, 52, 6]),
        stem(586, width=46, bottom=10, head=(76, 74), foot=(0, 0), waist=0),
    )
    return glyph


def letter_o() -> Glyph:
    glyph = Glyph(10, 720)
    glyph.solid(ellipse(365, -350, 355, 350 + OVERSHOOT))
    glyph.hole(ellipse(365, -350, 216, 316, -9))
    return glyph


def letter_p() -> Glyph:
    glyph = Glyph(0, 540)
    outer, inner = bowl(150, 536, -CAP, -300, STEM * 1.05)
    glyph.solid(stem(62, head=(SERIF, 0)), outer)
    glyph.hole(inner)
    return glyph


def letter_q() -> Glyph:
    glyph = letter_o()
    glyph.solid(
        ribbon(
            [(300, -26), (372, 6), (470, 84), (596, 148), (730, 150), (838, 84), (868, 30)],
            [20, 74, 92, 92, 62, 26, 6],
        )
    )
    return glyph


def letter_r() -> Glyph:
    glyph = Glyph(0, 600)
    outer, inner = bowl(150, 520, -CAP, -330, STEM * 1.03)
    glyph.solid(
        stem(62, head=(SERIF, 0)),
        outer,
        ribbon(
            [(300, -380), (392, -232), (480, -84), (580, 22), (690, 44), (756, -8)], [96, 130, 138, 98, 42, 8]
        ),
    )
    glyph.hole(inner)
    return glyph


def letter_s() -> Glyph:
    glyph = Glyph(20, 500)
    glyph.solid(
        ribbon(
            [(366, -668), (262, -690), (116, -540), (262, -366), (410, -178), (236, -10), (118, -40)],
            [40, 46, 122, 156, 126, 50, 40],
        ),
        # Beaks at both ends.
        [
            ((330, -694),),
            ((384, -676), (408, -680), (420, -708)),
            ((430, -722), (444, -716), (442, -698)),
            ((438, -646), (440, -582), (446, -530)),
            ((448, -516), (432, -514), (427, -526)),
            ((406, -590), (370, -650), (256, -668)),
        ],
        [
            ((168, -6),),
            ((100, -22), (76, -20), (62, 8)),
            ((52, 22), (38, 16), (40, -2)),
            ((44, -60), (40, -120), (32, -176)),
            ((30, -190), (46, -192), (51, -180)),
            ((72, -112), (112, -44), (240, -32)),
        ],
    )
    return glyph


def letter_t() -> Glyph:
    glyph = Glyph(0, 610)
    glyph.solid(
        stem(240, head=(0, 0)),
        arm(300, 590, -CAP, 1, 140),
        # The left arm is a brush stroke with a drooping end.
        ribbon([(320, -678), (200, -676), (70, -704), (-22, -640), (14, -536)], [THIN, 50, 72, 56, 6]),
    )
    return glyph


def letter_u() -> Glyph:
    glyph = Glyph(0, 680)
    glyph.solid(
        stem(62, bottom=-250, foot=(0, 0), waist=0),
        stem(560, width=46, bottom=-250, head=(76, 70), foot=(0, 0), waist=0),
        ribbon(
            [(130, -460), (130, -280), (172, -108), (342, -10), (530, -92), (583, -280), (583, -460)],
            [STEM, STEM, 122, 58, 46, 46, 46],
        ),
    )
    return glyph


def letter_v() -> Glyph:
    glyph = Glyph(0, 660)
    glyph.solid(
        polygon((50, -CAP), (200, -CAP), (399, -146), (352, 10), (316, 10)),
        serif(125, -CAP, 150, 1, 54, 56, lean=0.375),
        # The thin arm ends in a flick.
        ribbon([(338, -6), (446, -340), (548, -640), (630, -728), (714, -672)], [40, 46, 46, 46, 6]),
    )
    return glyph


def letter_w() -> Glyph:
    glyph = Glyph(0, 970)
    glyph.solid(
        polygon((44, -CAP), (188, -CAP), (352, -160), (306, 10), (272, 10)),
        serif(116, -CAP, 144, 1, 54, 50, lean=0.322),
        diagonal((498, -CAP), (292, 8), 42, 44),
        polygon((426, -CAP), (570, -CAP), (735, -160), (689, 10), (654, 10)),
        serif(498, -CAP, 144, 1, 50, 54, lean=0.322),
        ribbon([(676, -6), (772, -340), (866, -640), (944, -728), (1026, -672)], [40, 46, 46, 46, 6]),
    )
    return glyph


def letter_x() -> Glyph:
    glyph = Glyph(0, 670)
    glyph.solid(
        diagonal((142, -CAP), (546, 0), 164),
        serif(142, -CAP, 164, 1, 52, 54, lean=0.577),
        serif(546, 0, 164, -1, 54, 52, lean=-0.577),
        diagonal((566, -CAP), (330, -330), 56),
        serif(566, -CAP, 56, 1, 62, 66, lean=-0.638, bracket=46),
        ribbon([(348, -356), (230, -170), (118, -18), (12, 26), (-72, -34)], [46, 46, 50, 44, 6]),
    )
    return glyph


def letter_y() -> Glyph:
    glyph = Glyph(0, 650)
    glyph.solid(
        stem(262, top=-320, head=(0, 0)),
        polygon((48, -CAP), (208, -CAP), (398, -316), (398, -240), (262, -240), (262, -310)),
        serif(128, -CAP, 160, 1, 52, 56, lean=0.5),
        ribbon([(352, -270), (440, -450), (530, -640), (604, -724), (690, -672)], [50, 46, 46, 46, 6]),
    )
    return glyph


def letter_z() -> Glyph:
    glyph = Glyph(0, 600)
    glyph.solid(
        polygon((420, -CAP), (594, -CAP), (196, 0), (18, 0)),
        arm(560, 44, -CAP, 1, 150),
        ribbon([(60, -23), (240, -22), (440, 12), (596, 12), (676, -112)], [THIN, 48, 76, 70, 6]),
    )
    return glyph


LETTERS: dict[str, Callable[[], Glyph]] = {
    name[-1].upper(): make for name, make in list(globals().items()) if name.startswith("letter_")
}


# -- output --------------------------------------------------------------------------------------


def svg_path(glyph: Glyph) -> str:
    """The glyph as SVG path data, to one unit."""

    def put(point: Point) -> str:
        return f"{round(point[0])} {round(point[1])}"

    parts = []
    for contour in glyph.contours:
        parts.append("M" + put(contour[0][-1]))
        parts += [("L" if len(piece) == 1 else "C") + " ".join(map(put, piece)) for piece in contour[1:]]
        parts.append("Z")
    return "".join(parts)


def main() -> None:
    """Writes the letters."""
    letters = {}
    for name in sorted(LETTERS):
        glyph = LETTERS[name]()
        letters[name] = {"left": round(glyph.left), "right": round(glyph.right), "path": svg_path(glyph)}
    document = {
        "format": 1,
        "title": "Letters of the cards",
        "author": "The Quiddler Qt authors",
        "licence": "MIT",
        "cap_height": round(CAP),
        "letters": letters,
    }
    OUT.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
