import { balance, config, details, redeemList, reward } from '#schemas/calls/points.ts';
import type { PointGood, PointMovement, Redemption } from '#schemas/points.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { pageOf } from '#storybook/sample-rows.ts';
import { answer } from '#storybook/story-answers.ts';
import { PointMallPage } from './point-mall-page.tsx';

const NOON = Date.UTC(2026, 10, 20, 12);
const PICTURES = ['shirt', 'mug', 'phone', 'voucher-gold', 'headphones'] as const;
const pictureOf = (at: number): string => `/TCG_PROD_IMAGES/POINT_GOODS/${PICTURES[at % PICTURES.length] ?? 'mug'}.png`;

const good = (at: number): PointGood => ({
  id: String(at + 1),
  name: `Good ${at + 1}`,
  type: 'ITEM',
  picture: pictureOf(at),
  quantity: 100,
  availableQuantity: at % 100,
  points: 100 + at,
  amount: 0,
  redeemAmount: 0,
  status: at % 100 === 0 ? 'SOLD_OUT' : 'OPEN',
  time: NOON,
  closesAt: null,
  remark: null,
  units: 'piece',
});
const LONG = 'Kopfhörergeräuschunterdrückungsverstärkerkabelverlängerung '.repeat(4).slice(0, 255);
const worstGood: PointGood = {
  ...good(1),
  name: LONG,
  remark: LONG,
  units: 'pieces',
  quantity: 1_000_000_000,
  availableQuantity: 999_999_999,
  points: 900_000_000_000,
  amount: 90_071_992_547_409.9,
  redeemAmount: 90_071_992_547_409.9,
  closesAt: NOON,
  picture: '/TCG_PROD_IMAGES/NONE/broken.png',
};
const order = (at: number): Redemption => ({
  orderNo: `R261120${String(at).padStart(10, '0')}`,
  name: `Good ${at + 1}`,
  picture: pictureOf(at),
  units: 'piece',
  redeemQuantity: 1 + (at % 3),
  points: 100 * (1 + at),
  redeemAmount: at % 2 === 0 ? 50 : 0,
  status: (['IN_PROCESS', 'APPROVED', 'REJECTED'] as const)[at % 3] ?? 'APPROVED',
  reason: at % 3 === 2 ? 'ADDRESS' : null,
  time: NOON - at * 3_600_000,
  endedAt: null,
});
const movement = (at: number): PointMovement => ({
  time: NOON - at * 3_600_000,
  orderNo: `PE261120${String(at).padStart(10, '0')}`,
  type: 'EARNED',
  changedPoints: 1 + (at % 40),
  pointsBalance: 900_000 - at,
  amount: null,
  remark: null,
});

const page = pageStories(PointMallPage, {
  route: '/pointMall',
  session: 'player',
  calls: [
    waitsFor(reward, {
      empty: { list: [] },
      many: (rows) => ({ list: Array.from({ length: rows }, (_, at) => good(at)) }),
    }),
    waitsFor(balance, { empty: { currentPoints: 0, pointsBalance: 0 } }),
    waitsFor(config),
    waitsFor(redeemList, {
      empty: { list: [], totalPages: 0 },
      many: (rows, sent) => {
        const { rows: list, totalPages } = pageOf(rows, sent, order);
        return { list, totalPages };
      },
    }),
    waitsFor(details, {
      empty: { list: [], totalPages: 0 },
      many: (rows, sent) => {
        const { rows: list, totalPages } = pageOf(rows, sent, movement);
        return { list, totalPages };
      },
    }),
  ],
});

export default { title: 'Pages/Points mall', ...page.meta };

export const Goods = page.variant();
export const Visitor = page.variant({ session: 'visitor' });
export const Trial = page.variant({ session: 'trial' });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const WorstCase = page.variant({
  answers: {
    ...answer(reward, { list: [worstGood, good(2)] }),
    ...answer(balance, { currentPoints: 9_007_199_254_740, pointsBalance: 9_007_199_254_740_991 }),
  },
});
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const NarrowWorstCase = page.variant({
  answers: {
    ...answer(reward, { list: [worstGood, good(2)] }),
    ...answer(balance, { currentPoints: 9_007_199_254_740, pointsBalance: 9_007_199_254_740_991 }),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
export const Redeem = page.variant({ route: '/pointMall?good=2', answers: answer(reward, { list: [good(1)] }) });
export const RedeemWorstCase = page.variant({
  route: '/pointMall?good=2',
  answers: answer(reward, { list: [worstGood] }),
});
export const RedeemSoldOut = page.variant({
  route: '/pointMall?good=2',
  answers: answer(reward, { list: [{ ...good(1), availableQuantity: 0, status: 'SOLD_OUT' }] }),
});
export const RedeemMissing = page.variant({
  route: '/pointMall?good=2',
  answers: answer(reward, { list: [{ ...good(1), points: 90_000_000, amount: 900_000_000 }] }),
});
export const RedeemGone = page.variant({ route: '/pointMall?good=2', answers: answer(reward, { list: [] }) });
export const RedeemFailed = page.failed({ route: '/pointMall?good=2' });
export const Convert = page.variant({ route: '/pointMall?tab=convert' });
export const ConvertWithoutPoints = page.variant({
  route: '/pointMall?tab=convert',
  answers: {
    ...answer(balance, { currentPoints: 12, pointsBalance: 12 }),
    ...answer(config, {
      ratio: 0.125,
      requirementByPoints: 100,
      requirementByAmount: 500,
      deposited: 120.5,
      wagerPerPoint: 100,
      passwordKind: 'NONE',
      rules: '',
    }),
  },
});
export const ConvertFailed = page.failed({ route: '/pointMall?tab=convert' });
export const History = page.variant({ route: '/pointMall?tab=history' });
export const HistoryEmpty = page.empty({ route: '/pointMall?tab=history' });
export const HistoryFailed = page.failed({ route: '/pointMall?tab=history' });
export const HistoryTenThousand = page.tenThousand({ route: '/pointMall?tab=history' });
export const DetailsFailed = page.failed({ route: '/pointMall?tab=details' });
export const Details = page.variant({ route: '/pointMall?tab=details' });
export const DetailsEmpty = page.empty({ route: '/pointMall?tab=details' });
export const DetailsTenThousand = page.tenThousand({ route: '/pointMall?tab=details' });
export const RulesFailed = page.failed({ route: '/pointMall?tab=rules' });
export const Rules = page.variant({ route: '/pointMall?tab=rules' });
