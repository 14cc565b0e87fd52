import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contractLimits, contracts, contractWhatIfOf } from '#schemas/calls/contracts.ts';
import { CONTRACT_KINDS } from '#schemas/contract-names.ts';
import { Problem } from '#schemas/problem.ts';
import { answer } from '#storybook/story-answers.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { OfferPage } from './offer-page.tsx';
import { contractList, sampleLimits } from './sample-contracts.ts';

const fields = { downlineId: 'downline_player' };
const refused = new Problem({ code: 'validation', status: 422, message: '', fields });

test('an error of the form disappears once it is corrected, and a later field error from the platform is shown', async () => {
  await renderPart(<OfferPage kind="daily" account={null} onSent={() => undefined} />, {
    session: 'agent',
    answers: { ...answer(contractLimits, sampleLimits), ...answer(contractWhatIfOf, refused) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add a tier' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Account of a direct downline/ }), 'player01');
  const [lower, higher] = screen.getAllByRole('textbox', { name: /^Rate in percent/ });
  if (lower === undefined || higher === undefined) throw new Error('the form does not have two tiers');
  await userEvent.type(lower, '0.3');
  await userEvent.type(higher, '0.2');
  const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await goOn();
  expect((await screen.findAllByText('A higher tier needs a higher rate than the one before')).length).toBeGreaterThan(
    0,
  );

  await userEvent.clear(higher);
  await userEvent.type(higher, '0.4');
  await userEvent.type(screen.getAllByRole('textbox', { name: /^Bets in a day/ })[1] ?? higher, '1000');
  await goOn();
  expect((await screen.findAllByText('Only agents have contracts')).length).toBeGreaterThan(0);
  expect(screen.queryByText('A higher tier needs a higher rate than the one before')).toBeNull();
});

test.each(CONTRACT_KINDS)(
  'an offer of the kind %s asks for a period only if it is a dividend [contracts.period.by-kind]',
  async (kind) => {
    await renderPart(<OfferPage kind={kind} account={null} onSent={() => undefined} />, {
      session: 'agent',
      answers: answer(contractLimits, {
        ...sampleLimits,
        list: sampleLimits.list.map((of) => ({ ...of, maxRate: 0.6 })),
      }),
    });
    await screen.findByRole('textbox', { name: /^Rate in percent/ });
    expect(screen.queryAllByRole('combobox', { name: /^Paid/ })).toHaveLength(kind === 'dividend' ? 1 : 0);
  },
);

test.each([
  ['in the address', 'agent02'],
  ['in the form', null],
])(
  'an open offer to the downline named %s is shown, and only offers of its kind are requested [contracts.offer]',
  async (_where, account) => {
    const asked: unknown[] = [];
    await renderPart(<OfferPage kind="daily" account={account} onSent={() => undefined} />, {
      session: 'agent',
      answers: {
        ...answer(contractLimits, sampleLimits),
        ...answer(contracts, ({ role, kind, state, account: of }) => {
          asked.push([role, kind, state, of]);
          return contractList(1, { role });
        }),
      },
    });
    if (account === null) {
      expect(screen.queryByText('An offer of this kind is open already')).toBeNull();
      await userEvent.type(screen.getByRole('textbox', { name: /^Account of a direct downline/ }), 'agent02');
    }
    const open = within(await screen.findByRole('region', { name: 'An offer of this kind is open already' }));
    expect(open.getByRole('link')).toHaveAttribute('href', expect.stringContaining('contract=CTO'));
    expect(asked).toEqual([['offered', 'daily', 'PENDING', 'agent02']]);
    expect(screen.queryAllByRole('button', { name: 'Go on' })).toHaveLength(account === null ? 1 : 0);
  },
);
