import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PromotionStrip } from '#src/features/cashier/promotion-strip.tsx';
import { TermsList } from '#src/features/contracts/terms-list.tsx';
import { renderPart } from '#tests/support/render-part.tsx';

const offered = { promotionId: 'p1', name: 'Bonus', percent: 12.5, minDeposit: 100, maxBonus: 1000, turnoverTimes: 8 };
const tier = { activeMembers: 0, periodValidBet: 0, periodProfitLoss: 0, betPerDay: 0, betPerHour: 0 };

const PLACES = {
  'the strip of promotions': (
    <PromotionStrip promotions={[offered]} turnoverTimes={1} amount={null} chosen="" onChoose={() => undefined} />
  ),
  'the terms of a contract': <TermsList label="Terms" terms={{ period: null, tiers: [{ ...tier, rate: 12.5 }] }} />,
};

test.each(
  Object.keys(PLACES).flatMap((place) =>
    (
      [
        ['EN', '12.5%'],
        ['ID', '12,5%'],
        ['VI', '12,5%'],
      ] as const
    ).map(([language, text]) => [place as keyof typeof PLACES, language, text] as const),
  ),
)('%s shows a percentage in the format of %s: %s', async (place, language, text) => {
  await renderPart(PLACES[place], { session: 'agent' }, { language });
  expect(screen.getByText(new RegExp(`(?<![\\d.,])${text.replace('.', '\\.')}`))).toBeInTheDocument();
});
