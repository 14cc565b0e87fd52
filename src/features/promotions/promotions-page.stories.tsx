import { promotions } from '#schemas/calls/promotions.ts';
import { PROMOTION_CATEGORIES, PROMOTION_STATUSES, type PromotionSummary } from '#schemas/promotions.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { promotionByStatus, samplePromotion, sampleRaffle, summaryOf } from '#storybook/sample-promotions.ts';
import { answer } from '#storybook/story-answers.ts';
import { PromotionsPage } from './promotions-page.tsx';

const PATIENCE = { timeout: 5_000 };
const MOST = 200;

const row = (at: number): PromotionSummary => ({
  ...summaryOf(samplePromotion()),
  id: `many-${at}`,
  title: `Promotion ${at + 1}`,
  status: PROMOTION_STATUSES[at % PROMOTION_STATUSES.length] ?? 'JOIN',
  category: PROMOTION_CATEGORIES[at % PROMOTION_CATEGORIES.length] ?? 'EVENT',
});

const page = pageStories(PromotionsPage, {
  route: '/promotions',
  session: 'player',
  calls: [
    waitsFor(promotions, {
      empty: { list: [] },
      many: (rows) => ({ list: Array.from({ length: Math.min(rows, MOST) }, (_, at) => row(at)) }),
    }),
  ],
});

export default { title: 'Pages/Promotions', ...page.meta };

export const ForAMember = page.variant();
export const ForAVisitor = page.variant({ session: 'visitor' });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const EveryStatus = page.variant({
  answers: answer(promotions, {
    list: [
      ...Object.entries(promotionByStatus).map(([status, one]) => ({ ...summaryOf(one), id: status })),
      summaryOf(sampleRaffle),
    ],
  }),
});

export const NothingFits = page.variant({
  route: '/promotions?category=VIP&status=over',
  play: async ({ canvas }) => {
    await canvas.findByText('No promotion fits this choice', {}, PATIENCE);
  },
});

/** The longest texts that the schema allows, and a picture that does not exist. */
export const WorstCase = page.variant({
  answers: answer(promotions, {
    list: [0, 1, 2].map((at) => ({
      ...row(at),
      title: 'Promotionsbedingungen'.repeat(12).slice(0, 255),
      summary: 'w'.repeat(500),
      amount: 90_071_992_547_409.91,
      picture: '/TCG_PROD_IMAGES/NONE/broken.png',
      endsAt: 4_102_444_800_000,
    })),
  }),
});
