/** A stream of numbers from 0 to 1 that depends on its seed alone (mulberry32), and what can be chosen by it. */
export function createDice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  const pick = (list) => list[below(list.length)];
  const chance = (share) => next() < share;
  const shuffle = (list) => {
    const mixed = [...list];
    for (let index = mixed.length - 1; index > 0; index -= 1) {
      const other = below(index + 1);
      [mixed[index], mixed[other]] = [mixed[other], mixed[index]];
    }
    return mixed;
  };
  const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));
  return { next, below, pick, chance, shuffle, times };
}
