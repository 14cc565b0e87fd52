/** Counts reads of an object and its descendants: one per property and one per listed key. */
export class CountedReads {
  reads = 0;
  readonly #most: number;
  readonly #watched = new WeakMap<object, object>();

  /** Allows `most` reads; every further read throws, so that a check without limits ends. */
  constructor(most: number) {
    this.#most = most;
  }

  watch<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#watched.get(value) ?? this.#wrap(value);
    this.#watched.set(value, known);
    return known as T;
  }

  #count(reads: number): void {
    this.reads += reads;
    if (this.reads > this.#most) throw new Error(`More than ${this.#most} reads`);
  }

  #wrap(value: object): object {
    return new Proxy(value, {
      get: (target, name) => {
        this.#count(1);
        return this.watch(Reflect.get(target, name) as unknown);
      },
      has: (target, name) => {
        this.#count(1);
        return Reflect.has(target, name);
      },
      ownKeys: (target) => {
        const keys = Reflect.ownKeys(target);
        this.#count(keys.length);
        return keys;
      },
      getOwnPropertyDescriptor: (target, name) => {
        this.#count(1);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
  }
}
