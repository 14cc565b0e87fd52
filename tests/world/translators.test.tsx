import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { MessengerBonus } from '#src/features/profile/messenger-bonus.tsx';
import { PromotionNews } from '#src/features/promotions/promotion-news.tsx';
import { promotionByStatus } from '#storybook/sample-promotions.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { translatePage } from '#tests/support/translate-page.ts';

const { APPLYING, REJECTED } = promotionByStatus;
const promotion = (shown: typeof APPLYING) => <PromotionNews promotion={shown} />;
const bonus = (granted: number | null, orderNo: string | null) => (
  <MessengerBonus
    bonus={{ most: 131_000, amount: 300, turnoverTimes: 3, granted, orderNo }}
    memberUrl={(page) => `/index?member=${page}`}
  />
);

type Change = readonly [what: string, before: ReactElement, after: ReactElement, gone: RegExp, shown: RegExp];

test.each<Change>([
  ['a rejected application that is resubmitted', promotion(REJECTED), promotion(APPLYING), /send it again/, /^Sent /],
  ['an application that is rejected', promotion(APPLYING), promotion(REJECTED), /^Sent /, /send it again/],
  ['a bonus that is granted', bonus(null, null), bonus(300, null), /a bonus of up to/, /^Your bonus of/],
  ['a bonus that is paid', bonus(300, null), bonus(300, 'BN2603090000000001'), /reward centre/, /^BN26/],
])('on a translated page, %s is shown', async (_what, before, after, gone, shown) => {
  function Page() {
    const [isAfter, setAfter] = useState(false);
    return (
      <>
        <button type="button" aria-label="Next" onClick={() => setAfter(true)} />
        {isAfter ? after : before}
      </>
    );
  }
  await renderPart(<Page />, { session: 'player' });
  expect(screen.getByText(gone)).toBeInTheDocument();
  translatePage();
  act(() => screen.getByRole('button', { name: 'Next' }).click());
  expect(screen.queryByText(gone)).toBeNull();
  expect(screen.getByText(shown)).toBeInTheDocument();
});
