import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { Scene } from '#machines/acts/act.ts';
import { DEPOSIT_ACTS } from '#machines/acts/deposit-acts.ts';
import { NOT_CARRIED_OUT } from '#machines/operation/operation.ts';
import { operationOutcome } from '#schemas/calls/cashier.ts';
import type { Problem } from '#schemas/problem.ts';
import type { OpenSite } from '../journeys/open-site.tsx';
import { stopCheckDelay } from './check-delay.ts';
import { answerOf, holdAnswers, type Answer } from './held-answers.ts';
import { pageHands } from './page-hands.ts';
import type { Play } from './play-model.tsx';

export interface OperationWorld {
  readonly site: OpenSite;
  readonly answer: Answer;
}

const OUTCOME = operationOutcome.path;
const AGAIN = { name: 'Check now' };

const PLAYER = {
  username: 'player01',
  password: 'Play1234',
  mobile: '',
  paymentPassword: '246810',
  code: () => Promise.reject(new Error('no operation asks for a code')),
};

/** A scene with a logged-in member. */
export const memberScene = ({ site }: { readonly site: OpenSite }): Scene => ({
  hands: pageHands(site),
  player: PLAYER,
});

/** Creates a world in which the walk responds to the operation and to the query for its outcome. */
export const operationWorld = (site: OpenSite, ...paths: readonly string[]): OperationWorld => ({
  site,
  answer: holdAnswers(site, OUTCOME, ...paths),
});

/** Expects exactly those of the operation's messages that the state's key names, such as refused or not carried out. */
export const told = (key: string, texts: Readonly<Record<string, string | RegExp>>): Promise<void> =>
  waitFor(() => {
    const said = Object.entries(texts).filter(([, text]) => screen.queryAllByText(text).length > 0);
    expect(said.map(([word]) => word)).toEqual(Object.keys(texts).filter((word) => key.split(' ').includes(word)));
  });

export const isBusy = (name: string | RegExp): Promise<void> =>
  waitFor(() => {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  });

/** Waits until the button is present and can be clicked. */
export const idle = (name: string | RegExp): Promise<void> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect([button.getAttribute('aria-busy'), button.hasAttribute('disabled')]).toEqual([null, false]);
  });

/** Defines how the platform responds to a request, and how a lost response is resolved. */
export const operationActs = <World extends OperationWorld>(pathOf: (world: World) => string): Play<World>['act'] => {
  const endCheckDelay = stopCheckDelay();
  const sent = (world: World, event: AnyEventObject): Promise<void> => world.answer(pathOf(world), answerOf(event));
  return {
    'sending.done': sent,
    'sending.error': sent,
    'checking.done': ({ answer }, { output }) => answer(OUTCOME, { value: { state: 'DONE', value: output } }),
    'checking.error': ({ answer }, { error }) =>
      answer(OUTCOME, (error as Problem).code === NOT_CARRIED_OUT ? { value: { state: 'CLOSED' } } : 'offline'),
    'check.again': (world, event) => DEPOSIT_ACTS['check.again'](memberScene(world), event),
    'waiting.after': endCheckDelay,
  };
};

/** What the screen shows while an outcome is being queried. */
export const operationSights = {
  checking: async (): Promise<void> => {
    await screen.findByText('Checking what happened');
    await waitFor(() => expect(screen.queryByRole('button', AGAIN)).toBeNull());
  },
  waiting: () => screen.findByRole('button', AGAIN),
} satisfies Play<OperationWorld>['seen'];
