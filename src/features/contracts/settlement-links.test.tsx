import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { settlements } from './sample-contracts.ts';
import { SettlementLinks } from './settlement-links.tsx';

const [sample] = settlements('dividend', 1).list;
if (sample === undefined) throw new Error('there is no sample settlement');

const linksOf = async (record: Parameters<typeof SettlementLinks>[0]['record']) => {
  await renderPart(<SettlementLinks record={record} />, { session: 'agent' });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};
const { orderNo, requestId, periodFrom, periodTo, settledAt } = sample;
const bets = `/index?agent=personalHistoryCopy`;
const contract = ['The contract', `/index?agent=contractRequests&contract=${requestId}`];

test("the settlement of a downline links to its payment, to the bets of the downline's team, and to the contract", async () => {
  expect(await linksOf({ ...sample, account: 'agent02' })).toEqual([
    [
      `Payment ${orderNo}`,
      `/index?agent=agentDownlineTransactionDetailsCopy&account=agent02&only=1&from=${settledAt}&to=${settledAt + 1}`,
    ],
    ['Bets of the team', `${bets}&account=agent02&from=${periodFrom}&to=${periodTo}`],
    contract,
  ]);
});

test("the agent's own settlement links to its payment, to the bets of the team without the agent's own, and to the contract", async () => {
  expect(await linksOf({ ...sample, account: 'agent01' })).toEqual([
    [`Payment ${orderNo}`, `/index?member=transactionHistory&record=${orderNo}`],
    ['Bets of the team, without your own', `${bets}&from=${periodFrom}&to=${periodTo}`],
    contract,
  ]);
});
