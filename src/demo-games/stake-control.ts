import type { Formatters } from './formatters.ts';
import { element } from './element.ts';
import type { Translate } from './page-texts.ts';

export interface StakeControl {
  readonly element: HTMLElement;
  readonly stake: () => number;
  readonly set: (stake: number) => void;
  readonly lock: (locked: boolean) => void;
}

/** Selects one of the game's stakes from a list or in steps; starts at the lowest. */
export const stakeControl = ({
  stakes,
  t,
  format,
  onChange,
}: {
  readonly stakes: readonly number[];
  readonly t: Translate;
  readonly format: Formatters;
  readonly onChange: () => void;
}): StakeControl => {
  const less = element('button', { class: 'step', type: 'button', text: '−', 'aria-label': t('stake.less') });
  const more = element('button', { class: 'step', type: 'button', text: '+', 'aria-label': t('stake.more') });
  const list = element(
    'select',
    { id: 'stake' },
    ...stakes.map((stake, at) => element('option', { value: String(at), text: format.money(stake) })),
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
    element: element(
      'div',
      { class: 'stake' },
      element('label', { for: 'stake', text: t('stake') }),
      element('div', { class: 'steps' }, less, list, more),
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
