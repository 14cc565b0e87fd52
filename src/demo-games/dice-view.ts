import type { DemoOutcome } from '#schemas/demo-game.ts';
import type { CreateGameView } from './game-view.ts';
import { element } from './element.ts';

type DiceOutcome = Extract<DemoOutcome, { readonly kind: 'dice' }>;

export const diceView: CreateGameView = ({ game: { odds }, t, format, onChoice }) => {
  const number = element('p', { class: 'number', text: '–' });
  const zone = element('div', { class: 'zone' });
  const marker = element('div', { class: 'marker' });
  const said = element('p', { class: 'chosen' });
  const range = element('input', {
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
    const text = t('dice.chosen', {
      chance: format.share(chance),
      most: key,
      multiple: format.multiple(multiple),
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
    stage: element(
      'div',
      { class: 'stage dice' },
      number,
      element('div', { class: 'track' }, zone, marker),
      element(
        'div',
        { class: 'scale' },
        element('span', { text: '1' }),
        element('span', { text: '50' }),
        element('span', { text: '100' }),
      ),
    ),
    controls: element(
      'div',
      { class: 'field' },
      element('label', { for: 'chance', text: t('dice.chance') }),
      range,
      said,
    ),
    choice: () => chosen()?.key ?? '',
    choose: (choice: string) => {
      range.value = String(odds.findIndex(({ key }) => key === choice));
      refresh();
    },
    multiple: () => chosen()?.multiple ?? null,
    startRound: () => {
      rolling(true);
      number.textContent = '…';
    },
    showOutcome: (outcome: DemoOutcome) => {
      const rolled = outcome as DiceOutcome;
      rolling(false);
      last = String(rolled.roll);
      number.textContent = last;
      number.classList.toggle('won', wins(rolled));
      marker.style.insetInlineStart = `${rolled.roll - 0.5}%`;
      marker.classList.add('there');
      return Promise.resolve();
    },
    reset: () => {
      rolling(false);
      number.textContent = last;
    },
    describe: (outcome: DemoOutcome) => {
      const { roll, chance } = outcome as DiceOutcome;
      return t('dice.rolled', { roll: String(roll), most: String(chance) });
    },
    oddsName: (key: string) => t('dice.range', { most: key }),
  };
  refresh();
  return view;
};
