import { inMemory } from '#sandbox/kernel/core/kernel.ts';
import { DEFAULT_SCENARIO, type Scenario } from './scenario.ts';

/** The scenarios by merchant code. The scenario for `*` applies to every merchant without its own. */
export interface Scenarios {
  of(merchant: string): Scenario;
  /** Changes the given properties and keeps the others. */
  set(merchant: string, change: Partial<Scenario>): void;
  reset(merchant: string): void;
  all(): ReadonlyMap<string, Scenario>;
}

const MAX_SCENARIOS = 200;

export const scenariosOf = inMemory((): Scenarios => {
  const kept = new Map<string, Scenario>();
  const of = (merchant: string): Scenario => kept.get(merchant) ?? kept.get('*') ?? DEFAULT_SCENARIO;
  return {
    of,
    set: (merchant, change) => {
      if (kept.size < MAX_SCENARIOS || kept.has(merchant)) kept.set(merchant, { ...of(merchant), ...change });
    },
    reset: (merchant) => {
      kept.delete(merchant);
    },
    all: () => kept,
  };
});
