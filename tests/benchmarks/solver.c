/* The batch solver's method in C, for bench_hands.py to compare with: sums of all subsets of a hand, a filter
   and a table of words, bitmaps of the subsets that can be cut into words. */
#include <stdint.h>

#define CARDS 11
#define MASKS (1 << CARDS)
#define WORDS (MASKS / 64)

static const uint8_t *filter;
static const uint64_t *slots;
static int filter_bits, slot_bits;
static uint64_t apart[MASKS][WORDS]; /* for every mask the masks that share no card with it */

void set_up(const uint8_t *may_be_word, int may_bits, const uint64_t *table, int table_bits) {
  filter = may_be_word;
  filter_bits = may_bits;
  slots = table;
  slot_bits = table_bits;
  for (int word = 0; word < MASKS; word++)
    for (int mask = 0; mask < MASKS; mask++)
      if (!(word & mask)) apart[word][mask >> 6] |= 1ull << (mask & 63);
}

static int is_word(uint64_t sum) {
  if (!filter[sum >> (64 - filter_bits)]) return 0;
  for (uint64_t slot = sum >> (64 - slot_bits); slots[slot]; slot = (slot + 1) & ((1ull << slot_bits) - 1))
    if (slots[slot] == sum) return 1;
  return 0;
}

void solve(const uint64_t *numbers, const int16_t *values, int hands, int cards, int16_t *points) {
  int masks = 1 << cards, words = masks < 64 ? 1 : masks >> 6;
  for (int hand = 0; hand < hands; hand++, numbers += cards, values += cards, points += cards) {
    uint64_t sums[MASKS], exact[WORDS] = {1}, fits[WORDS];
    int16_t worth[MASKS], best[MASKS];
    sums[0] = worth[0] = 0;
    for (int card = 0; card < cards; card++)
      for (int mask = 0, half = 1 << card; mask < half; mask++) {
        sums[half + mask] = sums[mask] + numbers[card];
        worth[half + mask] = worth[mask] + values[card];
      }
    for (int word = 1; word < masks; word++) {
      if (!is_word(sums[word])) continue;
      int step = word >> 6, bits = word & 63;
      for (int place = 0; place < words; place++) fits[place] = exact[place] & apart[word][place];
      for (int place = words - 1; place >= step; place--) {
        uint64_t moved = fits[place - step] << bits;
        if (bits && place > step) moved |= fits[place - step - 1] >> (64 - bits);
        exact[place] |= moved;
      }
    }
    for (int mask = 0; mask < masks; mask++)
      best[mask] = exact[mask >> 6] >> (mask & 63) & 1 ? worth[mask] : -1;
    for (int card = cards - 1; card >= 0; card--) {
      int half = 1 << card;
      int16_t most = -1;
      for (int mask = 0; mask < half; mask++) {
        if (best[mask] > most) most = best[mask];
        if (best[half + mask] > best[mask]) best[mask] = best[half + mask];
      }
      points[card] = 2 * most - (worth[masks - 1] - values[card]);
    }
  }
}
