import type { DemoOutcome } from '#schemas/demo-game.ts';
import type { CreateGameView } from './game-view.ts';
import { element } from './element.ts';
import { sleep, prefersReducedMotion } from './motion.ts';
import { radioGroup } from './radio-group.ts';

type DrawOutcome = Extract<DemoOutcome, { readonly kind: 'draw' }>;

const BALL_MS = 350;
const PLACES = [0, 1, 2] as const;
const COUNTS = ['1', '2', '3'] as const;
const DIGITS = Array.from({ length: 10 }, (_unused, digit) => String(digit));

export const drawView: CreateGameView = ({ game: { odds }, t, onChoice }) => {
  const balls = PLACES.map(() => element('div', { class: 'ball', text: '–' }));
  const lists = PLACES.map((place) =>
    element(
      'select',
      { class: 'digit', 'aria-label': t('draw.digit', { place: String(place + 1) }) },
      ...DIGITS.map((digit) => element('option', { value: digit, text: digit })),
    ),
  );
  const counts = radioGroup({
    name: 'count',
    legend: t('draw.count'),
    choices: COUNTS.map((value) => ({ value, text: t(`draw.${value}`) })),
    onChange: () => {
      refresh();
      onChoice();
    },
  });
  const count = (): number => Number(counts.chosen());
  /** Returns the select elements of the digits in the bet: the last `count` of the three. */
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
    stage: element('div', { class: 'stage draw' }, ...balls),
    controls: element(
      'div',
      { class: 'field' },
      counts.element,
      element('div', { class: 'digits', role: 'group', 'aria-label': t('draw.picked') }, ...lists),
    ),
    choice: () =>
      picks()
        .map(({ value }) => value)
        .join(''),
    choose: (choice: string) => {
      counts.choose(String(choice.length));
      for (const [at, list] of picks().entries()) list.value = choice[at] ?? '';
      refresh();
    },
    multiple: () => odds.find(({ key }) => key === counts.chosen())?.multiple ?? null,
    startRound: () => {
      balls.forEach((ball) => {
        ball.classList.remove('won');
        ball.textContent = '';
      });
      rolling(true);
    },
    showOutcome: async (outcome: DemoOutcome) => {
      const { numbers, picked } = outcome as DrawOutcome;
      last = [...numbers];
      for (const [at, ball] of balls.entries()) {
        ball.classList.remove('busy');
        ball.textContent = last[at] ?? '';
        if (!prefersReducedMotion()) await sleep(BALL_MS);
      }
      if (numbers.endsWith(picked))
        balls.slice(balls.length - picked.length).forEach((ball) => ball.classList.add('won'));
    },
    reset: () => {
      rolling(false);
      show();
    },
    describe: (outcome: DemoOutcome) => {
      const { numbers, picked } = outcome as DrawOutcome;
      return t('draw.drawn', { numbers: [...numbers].join(' '), picked: [...picked].join(' ') });
    },
    oddsName: (key: string) => {
      const known = COUNTS.find((value) => value === key);
      return known === undefined ? key : t(`draw.${known}`);
    },
  };
  refresh();
  return view;
};
