import type { DemoRound } from '#schemas/demo-game.ts';
import type { Formatters } from './formatters.ts';
import type { GameView } from './game-view.ts';
import { element } from './element.ts';
import type { Translate } from './page-texts.ts';

const MAX_ROUNDS = 10;

export interface RoundsPanel {
  readonly element: HTMLElement;
  readonly show: (rounds: readonly DemoRound[]) => void;
  readonly add: (round: DemoRound) => void;
}

/** The latest rounds of this game, newest first. */
export const roundsPanel = ({
  t,
  format,
  describe,
}: {
  readonly t: Translate;
  readonly format: Formatters;
  readonly describe: GameView['describe'];
}): RoundsPanel => {
  let shown: readonly DemoRound[] = [];
  const body = element('tbody');
  const heads = (['rounds.time', 'rounds.result', 'rounds.stake', 'rounds.payout'] as const).map((key) =>
    element('th', { scope: 'col', text: t(key) }),
  );
  const table = element(
    'table',
    { 'aria-labelledby': 'rounds' },
    element('thead', {}, element('tr', {}, ...heads)),
    body,
  );
  const none = element('p', { class: 'muted', text: t('rounds.none') });
  const show = (rounds: readonly DemoRound[]): void => {
    shown = rounds.slice(0, MAX_ROUNDS);
    none.hidden = shown.length > 0;
    table.hidden = shown.length === 0;
    body.replaceChildren(
      ...shown.map(({ at, outcome, stake, payout }) =>
        element(
          'tr',
          {},
          element('td', { text: format.time(at) }),
          element('td', { text: describe(outcome) }),
          element('td', { text: format.money(stake) }),
          element('td', { class: payout > 0 ? 'paid' : '', text: format.money(payout) }),
        ),
      ),
    );
  };
  return {
    element: element(
      'section',
      { class: 'card rounds' },
      element('h2', { id: 'rounds', text: t('rounds') }),
      none,
      table,
    ),
    show,
    add: (round) => show([round, ...shown.filter(({ id }) => id !== round.id)]),
  };
};
