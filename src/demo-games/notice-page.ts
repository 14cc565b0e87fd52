import { make } from './make.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly (HTMLElement | null)[];
}

/** Says why there is no game, and what can be done. */
export const showNotice = (place: HTMLElement, { title, text, actions }: Notice): void => {
  const heading = make('h1', { tabindex: '-1', text: title });
  place.className = 'notice';
  place.replaceChildren(
    make('div', { class: 'card' }, heading, make('p', { text }), make('div', { class: 'actions' }, ...actions)),
  );
  heading.focus();
};
