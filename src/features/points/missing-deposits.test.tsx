import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PointConfig, PointGood } from '#schemas/points.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { ConvertPanel } from './convert-panel.tsx';
import { GoodsGrid } from './goods-grid.tsx';

const config: PointConfig = {
  ratio: 0.125,
  requirementByPoints: 100,
  requirementByAmount: 500,
  deposited: 499.97,
  wagerPerPoint: 100,
  passwordKind: 'PAYMENT',
  rules: '',
};
const good: PointGood = {
  id: '1',
  name: 'Coffee mug',
  type: 'ITEM',
  picture: '/TCG_PROD_IMAGES/POINT_GOODS/mug.png',
  quantity: 10,
  availableQuantity: 10,
  points: 100,
  amount: 500,
  redeemAmount: 0,
  status: 'OPEN',
  time: 0,
  closesAt: null,
  remark: null,
  units: 'piece',
};
const answers = {
  'points.config': config,
  'points.balance': { currentPoints: 900, pointsBalance: 900 },
  'points.reward': { list: [good] },
};

test.each([
  ['an item', <GoodsGrid key="goods" />],
  ['a conversion', <ConvertPanel key="convert" />],
])('the amount that must still be deposited for %s is exact', async (_what, part) => {
  await renderPart(part, { session: 'player', answers });
  expect(await screen.findByText(/P\s0\.03/)).toBeDefined();
});
