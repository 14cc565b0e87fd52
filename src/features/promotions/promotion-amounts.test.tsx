import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePromotion } from '#storybook/sample-promotions.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { PromotionConditions } from './promotion-conditions.tsx';
import { PromotionNews } from './promotion-news.tsx';

test('the amount that is still needed for a promotion is exact, and zero once the target is reached', async () => {
  const at = (done: number) =>
    samplePromotion({
      kind: 'PROGRESS',
      status: 'JOINED',
      progress: { metric: 'DEPOSIT', required: 500, done, until: null },
    });
  await renderPart(<PromotionNews promotion={at(499.97)} />);
  expect(screen.getByText(/P\s0\.03/)).toBeDefined();
  await renderPart(<PromotionNews promotion={at(500)} />);
  expect(screen.getByText('The condition is met')).toBeDefined();
});

test('the amount that must be wagered for a reward is exact', async () => {
  const { conditions } = samplePromotion();
  await renderPart(
    <PromotionConditions
      promotion={samplePromotion({ amount: 1.1, conditions: { ...conditions, turnoverTimes: 3 } })}
    />,
  );
  expect(screen.getByText(/P\s3\.30 \(3 times\)/)).toBeDefined();
  await renderPart(
    <PromotionConditions
      promotion={samplePromotion({ amount: 19.99, conditions: { ...conditions, turnoverTimes: 100 } })}
    />,
  );
  expect(screen.getByText(/P\s1,999\.00 \(100 times\)/)).toBeDefined();
});
