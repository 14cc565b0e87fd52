import type { DemoOutcome } from '#schemas/demo-game.ts';
import type { MakeKindView } from './kind-view.ts';
import { make } from './make.ts';

type DiceOutcome = Extract<DemoOutcome, { readonly kind: 'dice' }>;

export const diceView: MakeKindView = ({ game: { odds }, words, figures, onChoice }) => {
  const number = make('p', { class: 'number', text: '–' });
  const zone = make('div', { class: 'zone' });
  const marker = make('div', { class: 'marker' });
  const said = make('p', { class: 'chosen' });
  const range = make('input', {
    id: 'chance',
    type: 'range',
    min: '0',
    max: String(odds.length - 1),
    step: '1',
    value: String(
      Math.max(
        0,
        odds.findIndex(({ chance }) => chance === 0.5),
      ),
    ),
  });
  const chosen = () => odds[Number(range.value)];
  const rolling = (on: boolean): void => {
    number.classList.remove('won');
    for (const part of [number, marker]) part.classList.toggle('busy', on);
  };
  const refresh = (): void => {
    const { key = '', chance = 0, multiple = 0 } = chosen() ?? {};
    zone.style.inlineSize = `${key}%`;
    const text = words('dice.chosen', {
      chance: figures.share(chance),
      most: key,
      multiple: figures.multiple(multiple),
    });
    said.textContent = text;
    range.setAttribute('aria-valuetext', text);
  };
  range.addEventListener('input', () => {
    refresh();
    onChoice();
  });
  const wins = ({ roll, chance }: DiceOutcome): boolean => roll <= chance;
  let last = '–';

  const view = {
    stage: make(
      'div',
      { class: 'stage dice' },
      number,
      make('div', { class: 'track' }, zone, marker),
      make(
        'div',
        { class: 'scale' },
        make('span', { text: '1' }),
        make('span', { text: '50' }),
        make('span', { text: '100' }),
      ),
    ),
    controls: make(
      'div',
      { class: 'field' },
      make('label', { for: 'chance', text: words('dice.chance') }),
      range,
      said,
    ),
    choice: () => chosen()?.key ?? '',
    multiple: () => chosen()?.multiple ?? null,
    start: () => {
      rolling(true);
      number.textContent = '…';
    },
    finish: (outcome: DemoOutcome) => {
      const rolled = outcome as DiceOutcome;
      rolling(false);
      last = String(rolled.roll);
      number.textContent = last;
      number.classList.toggle('won', wins(rolled));
      marker.style.insetInlineStart = `${rolled.roll - 0.5}%`;
      marker.classList.add('there');
      return Promise.resolve();
    },
    rest: () => {
      rolling(false);
      number.textContent = last;
    },
    describe: (outcome: DemoOutcome) => {
      const { roll, chance } = outcome as DiceOutcome;
      return words('dice.rolled', { roll: String(roll), most: String(chance) });
    },
    oddsName: (key: string) => words('dice.range', { most: key }),
  };
  refresh();
  return view;
};
