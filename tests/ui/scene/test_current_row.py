"""The current row: it stays with its word, follows a new one, and falls back to the last."""

from quiddler_qt.ui.scene.current_row import CurrentRow

CAT, DOG, OWL = (1, 2, 3), (4, 5, 6), (7, 8, 9)


def test_without_rows_there_is_none() -> None:
    current = CurrentRow()
    current.follow(())
    assert current.index is None


def test_a_new_word_is_the_current_one() -> None:
    current = CurrentRow()
    current.follow((CAT,))
    current.follow((DOG, CAT))
    assert current.index == 0


def test_it_stays_with_its_word_when_rows_change_places() -> None:
    current = CurrentRow()
    current.follow((CAT, DOG))
    current.choose(0, (CAT, DOG))
    current.follow((DOG, (*CAT, 10)))
    assert current.index == 1


def test_when_its_word_is_gone_the_last_one_is_current() -> None:
    current = CurrentRow()
    current.follow((CAT, DOG, OWL))
    current.choose(0, (CAT, DOG, OWL))
    current.follow((DOG, OWL))
    assert current.index == 1


def test_what_is_forgotten_says_nothing_of_the_next_hand() -> None:
    current = CurrentRow()
    current.follow((CAT, DOG))
    current.choose(0, (CAT, DOG))
    current.forget()
    assert current.index is None
    current.follow((CAT, DOG))
    assert current.index == 1
