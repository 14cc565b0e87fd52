import { operationOutcome } from '#schemas/calls/cashier.ts';
import { claimPromotion, promotionDetail } from '#schemas/calls/promotions.ts';
import { Problem } from '#schemas/problem.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { promotionByStatus, samplePromotion, sampleRaffle } from '#storybook/sample-promotions.ts';
import { answer, UNREACHABLE } from '#storybook/story-answers.ts';
import { PromoDetailPage } from './promo-detail-page.tsx';

const PATIENCE = { timeout: 5_000 };
const MOST = 200;

const bare = samplePromotion({ summary: '', content: '' });
const paidOften: Promotion = {
  ...sampleRaffle,
  payments: Array.from({ length: MOST }, (_, at) => ({
    orderNo: `PR${String(at).padStart(8, '0')}`,
    amount: 10 + at,
    requiredTurnover: 10 + at,
    time: Date.UTC(2026, 2, 2) - at * 60_000,
  })),
};

const page = pageStories(PromoDetailPage, {
  route: '/promoDetail?id=opinion',
  session: 'player',
  calls: [
    waitsFor(promotionDetail, {
      empty: bare,
      many: () => ({ ...paidOften, id: 'opinion' }),
    }),
  ],
});
const shows = (promotion: Promotion) =>
  page.variant({ route: `/promoDetail?id=${promotion.id}`, answers: answer(promotionDetail, promotion) });

export default { title: 'Pages/Promotion', ...page.meta };

export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Unknown = page.variant({
  answers: answer(promotionDetail, new Problem({ code: 'not_found', status: 404, message: '' })),
});

export const Open = shows(promotionByStatus.JOIN);
export const Joined = shows(promotionByStatus.JOINED);
export const ReadyToClaim = shows(promotionByStatus.CLAIM);
export const Claimed = shows(promotionByStatus.CLAIMED);
export const Closed = shows(promotionByStatus.CLOSED);
export const ComingSoon = shows(promotionByStatus.COMING_SOON);
export const Applying = shows(promotionByStatus.APPLYING);
export const InProcess = shows(promotionByStatus.IN_PROCESS);
export const Issued = shows(promotionByStatus.ISSUED);
export const Rejected = shows(promotionByStatus.REJECTED);
export const RejectedForGood = shows({ ...promotionByStatus.REJECTED, mayRepeat: false });
export const Raffle = shows(sampleRaffle);
export const OfADeposit = shows(
  samplePromotion({
    id: 'reload20',
    title: 'Reload bonus',
    kind: 'DEPOSIT',
    percent: 20,
    amount: 5000,
    status: 'IN_PROCESS',
    conditions: {
      ...samplePromotion().conditions,
      cadence: 'DAY',
      minDeposit: 500,
      turnoverTimes: 8,
      commentLength: 0,
    },
  }),
);
export const Application = page.variant({
  route: '/promoDetail?id=opinion&apply=1',
  answers: answer(promotionDetail, samplePromotion()),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Comment/ }, PATIENCE);
  },
});
export const CommentTooShort = page.variant({
  route: '/promoDetail?id=opinion&apply=1',
  answers: answer(promotionDetail, samplePromotion()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Comment/ }, PATIENCE), 'Nice');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the application' }));
    await canvas.findAllByText(/Write 20 to 140 characters/, {}, PATIENCE);
  },
});

const claims = (outcome: ReturnType<typeof answer>, told: RegExp) =>
  page.variant({
    route: `/promoDetail?id=${promotionByStatus.CLAIM.id}`,
    answers: {
      ...answer(promotionDetail, promotionByStatus.CLAIM),
      ...answer(claimPromotion, UNREACHABLE),
      ...outcome,
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }, PATIENCE));
      await canvas.findByText(told, {}, PATIENCE);
    },
  });
export const Checking = claims(answer(operationOutcome, UNREACHABLE), /^We cannot reach the platform/);
export const NotCarriedOut = claims(answer(operationOutcome, { state: 'CLOSED' }), /^This was not carried out/);

/** The longest texts and the largest amounts that the schema allows. */
export const WorstCase = shows({
  ...paidOften,
  title: 'Promotionsbedingungen'.repeat(12).slice(0, 255),
  summary: 'w'.repeat(500),
  content: `<p>${'w'.repeat(2000)}</p>`,
  amount: 90_071_992_547_409.91,
  picture: '/TCG_PROD_IMAGES/NONE/broken.png',
  progress: { metric: 'BET', required: 90_071_992_547_409.91, done: 0.01, until: 4_102_444_800_000 },
});
