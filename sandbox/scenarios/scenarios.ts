import { calm } from './scenario.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios by merchant code as it was asked for; `*` stands for every merchant without its own. */
export interface Scenarios {
  of(merchant: string): Scenario;
  /** Changes what is named and keeps the rest. */
  set(merchant: string, change: Partial<Scenario>): void;
  reset(merchant: string): void;
  all(): ReadonlyMap<string, Scenario>;
}

const MOST = 200;

export const createScenarios = (): Scenarios => {
  const kept = new Map<string, Scenario>();
  const of = (merchant: string): Scenario => kept.get(merchant) ?? kept.get('*') ?? calm;
  return {
    of,
    set: (merchant, change) => {
      if (kept.size < MOST || kept.has(merchant)) kept.set(merchant, { ...of(merchant), ...change });
    },
    reset: (merchant) => {
      kept.delete(merchant);
    },
    all: () => kept,
  };
};
