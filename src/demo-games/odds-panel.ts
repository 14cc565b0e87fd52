import type { DemoGame } from '#schemas/demo-game.ts';
import type { Formatters } from './formatters.ts';
import type { GameView } from './game-view.ts';
import { element } from './element.ts';
import type { Translate } from './page-texts.ts';

/** Shows the return to player; the table of odds and payouts can be expanded. */
export const oddsPanel = (
  { odds, lines, returnToPlayer }: Pick<DemoGame, 'odds' | 'lines' | 'returnToPlayer'>,
  {
    t,
    format,
    oddsName,
  }: { readonly t: Translate; readonly format: Formatters; readonly oddsName: GameView['oddsName'] },
): HTMLElement => {
  const rows = odds.map(({ key, chance, multiple }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row', text: oddsName(key) }),
      element('td', { text: format.share(chance) }),
      element('td', { text: format.multiple(multiple) }),
    ),
  );
  const heads = (['odds.what', 'odds.chance', 'odds.multiple'] as const).map((key) =>
    element('th', { scope: 'col', text: t(key) }),
  );
  const share = format.share(returnToPlayer);
  return element(
    'details',
    { class: 'card' },
    element(
      'summary',
      {},
      element('span', { text: t('odds') }),
      element('span', { class: 'figure', text: t('return', { share }) }),
    ),
    element('p', { text: t('return.text', { share }) }),
    lines > 1 ? element('p', { text: t('odds.lines', { count: lines }) }) : null,
    element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows)),
  );
};
