import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { promotionScenarios } from '#machines/promotion/promotion.scenarios.ts';
import { applyPromotion, claimPromotion, promotionDetail } from '#schemas/calls/promotions.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { askSandbox } from '../journeys/ask-sandbox.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite } from '../journeys/open-site.tsx';
import { logIn, put } from '../journeys/steps.ts';
import { answerAnew } from './held-answers.ts';
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
import '#src/features/promotions/promo-detail-page.tsx';
import '#src/forms/widgets/text-area-widget.tsx';
import '#src/rich-text/rich-content.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const ID = 'opinion';
const ACT = /^(Apply|Claim)$/;
const SEND = 'Send the application';
const TEXTS = { refused: /^This promotion has gone on/, undone: /^This was not carried out/ };

interface World extends OperationWorld {
  /** The promotion as if it stood there for the member. */
  readonly stand: (status: Promotion['status']) => Promise<void>;
  /** The path of the operation that is under way. */
  sends: string;
}

playModel<World>({
  ids: '[promotions.status.actions]',
  story: promotionScenarios,
  begin: async () => {
    const site = await openSite(sandbox, { path: `/promoDetail?id=${ID}` });
    await logIn(site, 'agent02');
    const promotion = await askSandbox<Promotion>(sandbox, site, `${promotionDetail.path}?id=${ID}`);
    const stand: World['stand'] = (status) => answerAnew(site, promotionDetail, { ...promotion, status });
    return { ...operationWorld(site, claimPromotion.path, applyPromotion.path), stand, sends: '' };
  },
  act: {
    ...operationActs<World>('sending', ({ sends }) => sends),
    'promotion.act': async (world) => {
      await world.stand('CLAIM');
      world.sends = claimPromotion.path;
      await world.site.user.click(await screen.findByRole('button', { name: 'Claim' }));
    },
    'form.open': async ({ site, stand }) => {
      await stand('JOIN');
      await site.user.click(await screen.findByRole('button', { name: 'Apply' }));
    },
    'form.leave': ({ site }) => site.user.click(screen.getByRole('button', { name: 'Cancel' })),
    'form.submit': async (world) => {
      const { site } = world;
      world.sends = applyPromotion.path;
      await put(site, screen.getByRole('textbox', { name: /Comment/ }), 'More fishing games would be good');
      await site.user.click(screen.getByRole('button', { name: SEND }));
    },
    'outcome.leave': ({ site }) => site.user.click(screen.getByRole('button', { name: 'Close' })),
  },
  seen: {
    ...operationSights,
    choosing: async (_, key) => {
      await idle(ACT);
      await told(key, TEXTS);
    },
    applying: async (_, key) => {
      await idle(SEND);
      await told(key, TEXTS);
    },
    sending: (_, key) => isBusy(key.includes('application') ? SEND : ACT),
    done: () => screen.findByText(/^P\s20\.00 is in your main wallet$/),
  },
});
