import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Earnings } from '#schemas/contract.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { EarningsFormula } from './earnings-formula.tsx';
import { settlements } from './sample-contracts.ts';

const [sample] = settlements('dividend', 1).list;
if (sample === undefined) throw new Error('there is no sample settlement');

/** Returns the labels and values of the formula. */
const factsOf = async (kind: 'daily' | 'dividend', earnings: Partial<Earnings>) => {
  await renderPart(<EarningsFormula kind={kind} earnings={{ ...sample, ...earnings }} />, { session: 'agent' });
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.parentElement?.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' '),
      ]),
  );
};

test.each([
  [3840, 55, 'P 55.00'],
  [3785, 0, undefined],
])(
  "the agent's own bets have a separate line if there are any, because the team overview leaves them out: total %d, own %d [contracts.fields]",
  async (validBets, ownValidBets, line) => {
    const facts = await factsOf('daily', { figures: { ...sample.figures, validBets, ownValidBets } });
    expect(facts).toMatchObject({ 'Valid bets': expect.stringMatching(/^P 3,[87][48][05]\.00$/) });
    expect(facts["Of them the agent's own"]).toBe(line);
  },
);

test('a loss has the same minus sign in every line, including the product with the rate', async () => {
  const facts = await factsOf('dividend', {
    figures: { ...sample.figures, profitLoss: -60.5 },
    carriedIn: -6,
    base: -66.5,
    rate: 20,
    gross: 0,
    shared: 0,
    carriedOut: -66.5,
  });
  expect(facts).toMatchObject({
    'Won by the house': '\u2212P 60.50',
    'Loss brought forward': '\u2212P 6.00',
    Gross: '\u2212P 66.50 × 20% = P 0.00',
    'Loss carried forward': '\u2212P 66.50',
  });
});
