/** Returns `size` random rows, or all if there are fewer, in an order that depends only on the seed. */
export const drawSample = (rows, size, seed) => {
  // Mulberry32.
  let state = seed >>> 0;
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return rows
    .map((row) => ({ row, rank: draw() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, size)
    .map(({ row }) => row);
};
