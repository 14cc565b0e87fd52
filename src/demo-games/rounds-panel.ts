import type { DemoRound } from '#schemas/demo-game.ts';
import type { Figures } from './figures.ts';
import type { KindView } from './kind-view.ts';
import { make } from './make.ts';
import type { Words } from './words.ts';

const MOST = 10;

export interface RoundsPanel {
  readonly element: HTMLElement;
  readonly show: (rounds: readonly DemoRound[]) => void;
  readonly add: (round: DemoRound) => void;
}

/** The last rounds of this game, newest first. */
export const roundsPanel = ({
  words,
  figures,
  describe,
}: {
  readonly words: Words;
  readonly figures: Figures;
  readonly describe: KindView['describe'];
}): RoundsPanel => {
  let shown: readonly DemoRound[] = [];
  const body = make('tbody');
  const heads = (['rounds.time', 'rounds.result', 'rounds.stake', 'rounds.payout'] as const).map((key) =>
    make('th', { scope: 'col', text: words(key) }),
  );
  const table = make('table', { 'aria-labelledby': 'rounds' }, make('thead', {}, make('tr', {}, ...heads)), body);
  const none = make('p', { class: 'muted', text: words('rounds.none') });
  const show = (rounds: readonly DemoRound[]): void => {
    shown = rounds.slice(0, MOST);
    none.hidden = shown.length > 0;
    table.hidden = shown.length === 0;
    body.replaceChildren(
      ...shown.map(({ at, outcome, stake, payout }) =>
        make(
          'tr',
          {},
          make('td', { text: figures.time(at) }),
          make('td', { text: describe(outcome) }),
          make('td', { text: figures.money(stake) }),
          make('td', { class: payout > 0 ? 'paid' : '', text: figures.money(payout) }),
        ),
      ),
    );
  };
  return {
    element: make(
      'section',
      { class: 'card rounds' },
      make('h2', { id: 'rounds', text: words('rounds') }),
      none,
      table,
    ),
    show,
    add: (round) => show([round, ...shown.filter(({ id }) => id !== round.id)]),
  };
};
