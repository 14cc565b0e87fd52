import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { WhatIfView } from './what-if-view.tsx';

test('the difference between the amounts before and after a step is exact', async () => {
  await renderPart(
    <WhatIfView
      whatIf={{
        ends: [],
        from: Date.UTC(2026, 2, 1),
        to: Date.UTC(2026, 2, 8),
        figures: { activeMembers: 0, bets: 0, validBets: 0, ownValidBets: 0, payouts: 0, bonuses: 0, profitLoss: 0 },
        upline: null,
        downline: { account: 'player01', before: 499.97, after: 500 },
      }}
    />,
  );
  expect(screen.getByText(/^\(\+P\s0\.03\)$/)).toBeDefined();
});
