/** A row of a covering array: for each factor, the index of its value. */
export type ArrayRow = readonly number[];

const STRENGTH = 3;
/** The value of a factor that no triple in the row needs yet. */
const ANY = -1;

/** Returns a function that returns pseudo-random integers below its argument (mulberry32). */
const randomIntegers = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** The triples of one factor with each pair of earlier factors, and which of them are covered by a row. */
class Triples {
  readonly #covered: { readonly one: number; readonly other: number; readonly seen: Uint8Array }[] = [];
  readonly #sizes: readonly number[];
  readonly #factor: number;

  constructor(sizes: readonly number[], factor: number) {
    this.#sizes = sizes;
    this.#factor = factor;
    for (let other = 1; other < factor; other += 1)
      for (let one = 0; one < other; one += 1)
        this.#covered.push({
          one,
          other,
          seen: new Uint8Array(this.#size(one) * this.#size(other) * this.#size(factor)),
        });
  }

  #size(factor: number): number {
    return this.#sizes[factor] ?? 0;
  }

  /** Returns how many new triples a row would cover with a value of the factor. */
  gain(row: ArrayRow, value: number): number {
    let gain = 0;
    for (const { one, other, seen } of this.#covered) {
      const [a = ANY, b = ANY] = [row[one], row[other]];
      if (a !== ANY && b !== ANY && seen[(a * this.#size(other) + b) * this.#size(this.#factor) + value] === 0)
        gain += 1;
    }
    return gain;
  }

  add(row: ArrayRow): void {
    const value = row[this.#factor] ?? ANY;
    if (value === ANY) return;
    for (const { one, other, seen } of this.#covered) {
      const [a = ANY, b = ANY] = [row[one], row[other]];
      if (a !== ANY && b !== ANY) seen[(a * this.#size(other) + b) * this.#size(this.#factor) + value] = 1;
    }
  }

  /** Iterates over the triples that no row covers yet, each as pairs of factor and value. */
  *missing(): Generator<readonly (readonly [factor: number, value: number])[]> {
    for (const { one, other, seen } of this.#covered)
      for (let index = 0; index < seen.length; index += 1) {
        if (seen[index] !== 0) continue;
        const value = index % this.#size(this.#factor);
        const pair = Math.floor(index / this.#size(this.#factor));
        const b = pair % this.#size(other);
        yield [
          [one, Math.floor(pair / this.#size(other))],
          [other, b],
          [this.#factor, value],
        ];
      }
  }
}

/** Returns every combination of the values of the first factors. */
const combinations = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (rows, size) => rows.flatMap((row) => Array.from({ length: size }, (_, value) => [...row, value])),
    [[]],
  );

/**
 * Creates a covering array of strength 3: for any three factors, each combination of their values is in at least one row. `sizes` has the number of
 * values of each factor. The same seed gives the same rows.
 *
 * This is the IPOG algorithm (Lei et al., 2007). It starts with all combinations of the three largest factors and adds the others one at a time: each
 * row gets the value that covers the most new triples, then rows are added for the triples that are still missing.
 */
export const coveringArray = (sizes: readonly number[], seed: number): readonly ArrayRow[] => {
  const below = randomIntegers(seed);
  const order = sizes.map((_, factor) => factor).sort((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0));
  const sorted = order.map((factor) => sizes[factor] ?? 0);
  const rows = combinations(sorted.slice(0, STRENGTH));
  for (let factor = STRENGTH; factor < sorted.length; factor += 1) {
    const size = sorted[factor] ?? 0;
    const triples = new Triples(sorted, factor);
    for (const row of rows) {
      const first = below(size);
      const values = Array.from({ length: size }, (_, index) => (first + index) % size);
      const gains = values.map((value) => triples.gain(row, value));
      row.push(values[gains.indexOf(Math.max(...gains))] ?? 0);
      triples.add(row);
    }
    for (const triple of triples.missing()) {
      const fits = (row: ArrayRow): boolean => triple.every(([at, value]) => row[at] === value || row[at] === ANY);
      let row = rows.find((each) => each.includes(ANY) && fits(each));
      if (row === undefined) rows.push((row = Array.from({ length: factor + 1 }, () => ANY)));
      for (const [at, value] of triple) row[at] = value;
      triples.add(row);
    }
  }
  const whole = rows.map((row) => row.map((value, factor) => (value === ANY ? below(sorted[factor] ?? 1) : value)));
  return whole.map((row) => sizes.map((_, factor) => row[order.indexOf(factor)] ?? 0));
};
