import type { DemoGame } from '#schemas/demo-game.ts';
import type { Figures } from './figures.ts';
import type { KindView } from './kind-view.ts';
import { make } from './make.ts';
import type { Words } from './words.ts';

/** What comes back on average, in sight; what each win takes and pays, one press away. */
export const oddsPanel = (
  { odds, lines, returnToPlayer }: Pick<DemoGame, 'odds' | 'lines' | 'returnToPlayer'>,
  {
    words,
    figures,
    oddsName,
  }: { readonly words: Words; readonly figures: Figures; readonly oddsName: KindView['oddsName'] },
): HTMLElement => {
  const rows = odds.map(({ key, chance, multiple }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row', text: oddsName(key) }),
      make('td', { text: figures.share(chance) }),
      make('td', { text: figures.multiple(multiple) }),
    ),
  );
  const heads = (['odds.what', 'odds.chance', 'odds.multiple'] as const).map((key) =>
    make('th', { scope: 'col', text: words(key) }),
  );
  const share = figures.share(returnToPlayer);
  return make(
    'details',
    { class: 'card' },
    make(
      'summary',
      {},
      make('span', { text: words('odds') }),
      make('span', { class: 'figure', text: words('return', { share }) }),
    ),
    make('p', { text: words('return.text', { share }) }),
    lines > 1 ? make('p', { text: words('odds.lines', { count: String(lines) }) }) : null,
    make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows)),
  );
};
