import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { redemptionScenarios } from '#machines/redemption/redemption.scenarios.ts';
import { convert } from '#schemas/calls/points.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite } from '../journeys/open-site.tsx';
import { logIn, put } from '../journeys/steps.ts';
import {
  idle,
  isBusy,
  operationActs,
  operationSights,
  operationWorld,
  told,
  type OperationWorld,
} from './operation-play.ts';
import { playModel } from './play-model.tsx';
import '#src/features/points/convert-panel.tsx';
import '#src/features/points/member-mall.tsx';
import '#src/features/points/point-mall-page.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const SUBMIT = /^Turn 200 points into P\s25\.00$/;
const POINTS = { name: /Points to turn into money/ };

playModel<OperationWorld>({
  ids: '[points.convert.password]',
  story: redemptionScenarios,
  begin: async () => {
    const site = await openSite(sandbox, { path: '/pointMall?tab=convert' });
    await logIn(site, 'vip01');
    return operationWorld(site, convert.path);
  },
  act: {
    ...operationActs(() => convert.path),
    'choice.confirm': async ({ site }) => {
      await put(site, screen.getByRole('textbox', POINTS), '200');
      await site.user.click(screen.getByRole('button', { name: 'Continue' }));
    },
    'form.submit': async ({ site }) => {
      await put(site, screen.getByLabelText(/^Payment password/), '246810');
      await site.user.click(screen.getByRole('button', { name: SUBMIT }));
    },
    'step.back': ({ site }) =>
      site.user.click(screen.getByRole('button', { name: /^(Back|Turn more points into money)$/ })),
  },
  seen: {
    ...operationSights,
    choosing: async (_, key) => {
      await screen.findByRole('textbox', POINTS);
      await told(key, { refused: /^You do not have enough points/, undone: /^This was not carried out/ });
    },
    confirming: async (_, key) => {
      await idle(SUBMIT);
      await told(key, { refused: 'The payment password is not right' });
    },
    sending: () => isBusy(SUBMIT),
    done: () => screen.findByText('P 25.00', { selector: 'output *' }),
  },
});
