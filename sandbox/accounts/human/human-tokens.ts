import type { HumanAction } from '#schemas/connector.ts';
import { inMemory } from '#sandbox/kernel/core/kernel.ts';
import { createOneTimeTokens } from '#sandbox/kernel/tokens/one-time-tokens.ts';

/** The tokens that the simulated provider of human verification has issued. */
export const humanTokensOf = inMemory(({ now }) =>
  createOneTimeTokens<{ readonly merchant: string; readonly action: HumanAction }>(now),
);
