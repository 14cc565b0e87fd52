import type { DemoOutcome } from '#schemas/demo-game.ts';
import type { MakeKindView } from './kind-view.ts';
import { make } from './make.ts';
import { pause, wantsLessMotion } from './pause.ts';
import { radioGroup } from './radio-group.ts';

type DrawOutcome = Extract<DemoOutcome, { readonly kind: 'draw' }>;

const BALL_MS = 350;
const PLACES = [0, 1, 2] as const;
const COUNTS = ['1', '2', '3'] as const;
const DIGITS = Array.from({ length: 10 }, (_unused, digit) => String(digit));

export const drawView: MakeKindView = ({ game: { odds }, words, onChoice }) => {
  const balls = PLACES.map(() => make('div', { class: 'ball', text: '–' }));
  const lists = PLACES.map((place) =>
    make(
      'select',
      { class: 'digit', 'aria-label': words('draw.digit', { place: String(place + 1) }) },
      ...DIGITS.map((digit) => make('option', { value: digit, text: digit })),
    ),
  );
  const counts = radioGroup({
    name: 'count',
    legend: words('draw.count'),
    choices: COUNTS.map((value) => ({ value, text: words(`draw.${value}`) })),
    onChange: () => {
      refresh();
      onChoice();
    },
  });
  const count = (): number => Number(counts.chosen());
  /** Digits count from the end: of three balls the last `count` are bet on. */
  const picks = (): readonly HTMLSelectElement[] => lists.slice(lists.length - count());
  const refresh = (): void => {
    for (const list of lists) list.hidden = !picks().includes(list);
  };
  for (const list of lists) list.addEventListener('change', onChoice);
  const rolling = (on: boolean): void => balls.forEach((ball) => ball.classList.toggle('busy', on));
  let last = ['–', '–', '–'];
  const show = (): void => {
    for (const [at, ball] of balls.entries()) ball.textContent = last[at] ?? '';
  };

  const view = {
    stage: make('div', { class: 'stage draw' }, ...balls),
    controls: make(
      'div',
      { class: 'field' },
      counts.element,
      make('div', { class: 'digits', role: 'group', 'aria-label': words('draw.picked') }, ...lists),
    ),
    choice: () =>
      picks()
        .map(({ value }) => value)
        .join(''),
    multiple: () => odds.find(({ key }) => key === counts.chosen())?.multiple ?? null,
    start: () => {
      balls.forEach((ball) => {
        ball.classList.remove('won');
        ball.textContent = '';
      });
      rolling(true);
    },
    finish: async (outcome: DemoOutcome) => {
      const { numbers, picked } = outcome as DrawOutcome;
      last = [...numbers];
      for (const [at, ball] of balls.entries()) {
        ball.classList.remove('busy');
        ball.textContent = last[at] ?? '';
        if (!wantsLessMotion()) await pause(BALL_MS);
      }
      if (numbers.endsWith(picked))
        balls.slice(balls.length - picked.length).forEach((ball) => ball.classList.add('won'));
    },
    rest: () => {
      rolling(false);
      show();
    },
    describe: (outcome: DemoOutcome) => {
      const { numbers, picked } = outcome as DrawOutcome;
      return words('draw.drawn', { numbers: [...numbers].join(' '), picked: [...picked].join(' ') });
    },
    oddsName: (key: string) => {
      const known = COUNTS.find((value) => value === key);
      return known === undefined ? key : words(`draw.${known}`);
    },
  };
  refresh();
  return view;
};
