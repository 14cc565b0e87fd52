import type { Figures } from './figures.ts';
import { make } from './make.ts';
import type { Words } from './words.ts';

export interface StakeControl {
  readonly element: HTMLElement;
  readonly stake: () => number;
  readonly set: (stake: number) => void;
  readonly lock: (locked: boolean) => void;
}

/** The stake: one of those that the game takes, by a list or step by step. It begins at the least. */
export const stakeControl = ({
  stakes,
  words,
  figures,
  onChange,
}: {
  readonly stakes: readonly number[];
  readonly words: Words;
  readonly figures: Figures;
  readonly onChange: () => void;
}): StakeControl => {
  const less = make('button', { class: 'step', type: 'button', text: '−', 'aria-label': words('stake.less') });
  const more = make('button', { class: 'step', type: 'button', text: '+', 'aria-label': words('stake.more') });
  const list = make(
    'select',
    { id: 'stake' },
    ...stakes.map((stake, at) => make('option', { value: String(at), text: figures.money(stake) })),
  );
  let locked = false;
  const refresh = (): void => {
    list.disabled = locked;
    less.setAttribute('aria-disabled', String(locked || list.selectedIndex <= 0));
    more.setAttribute('aria-disabled', String(locked || list.selectedIndex >= stakes.length - 1));
    onChange();
  };
  const move = (by: number): void => {
    const next = list.selectedIndex + by;
    if (locked || next < 0 || next >= stakes.length) return;
    list.selectedIndex = next;
    refresh();
  };
  less.addEventListener('click', () => move(-1));
  more.addEventListener('click', () => move(1));
  list.addEventListener('change', refresh);
  return {
    element: make(
      'div',
      { class: 'stake' },
      make('label', { for: 'stake', text: words('stake') }),
      make('div', { class: 'steps' }, less, list, more),
    ),
    stake: () => stakes[list.selectedIndex] ?? 0,
    set: (stake) => {
      list.selectedIndex = Math.max(0, stakes.indexOf(stake));
      refresh();
    },
    lock: (value) => {
      locked = value;
      refresh();
    },
  };
};
