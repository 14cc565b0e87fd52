import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { claimScenarios } from '#machines/claim/claim.scenarios.ts';
import { claimReward } from '#schemas/calls/rewards.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openMemberPage } from '../journeys/member-page.ts';
import { operationActs, operationSights, operationWorld, told, type OperationWorld } from './operation-play.ts';
import { playModel } from './play-model.tsx';
import '#src/features/rewards/rewards-panel.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const claimButtons = (): HTMLElement[] => screen.queryAllByRole('button', { name: /^Claim / });
const busyButtons = (count: number): Promise<void> =>
  waitFor(() => expect(claimButtons().filter((one) => one.getAttribute('aria-busy') === 'true')).toHaveLength(count));

playModel<OperationWorld>({
  ids: '[rewards.calls]',
  story: claimScenarios,
  begin: async () => {
    const { site } = await openMemberPage(sandbox, 'rewardCenter');
    await screen.findByRole('list', { name: 'Your rewards' });
    return operationWorld(site, claimReward.path);
  },
  act: {
    ...operationActs('sending', () => claimReward.path),
    // What was claimed last has no button while it says so: the next one is another.
    'claim.start': ({ site }) => site.user.click(claimButtons()[0] ?? document.body),
  },
  seen: {
    ...operationSights,
    choosing: async (_, key) => {
      await busyButtons(0);
      await told(key, { refused: 'This has been claimed already.', undone: /^Nothing was claimed/ });
    },
    sending: () => busyButtons(1),
    paid: () => screen.findByText(/^P\s20\.00 is in your main wallet/),
  },
});
