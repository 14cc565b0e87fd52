import { make } from './make.ts';

export interface RadioChoice {
  readonly value: string;
  readonly text: string;
  readonly class?: string;
}

export interface RadioGroup {
  readonly element: HTMLElement;
  readonly chosen: () => string;
}

/** One of a few, as large buttons; the first is chosen. */
export const radioGroup = ({
  name,
  legend,
  look = '',
  choices,
  onChange,
}: {
  readonly name: string;
  readonly look?: string;
  readonly legend: string;
  readonly choices: readonly RadioChoice[];
  readonly onChange: () => void;
}): RadioGroup => {
  const inputs = choices.map(({ value }, at) => {
    const input = make('input', { type: 'radio', name, value, class: 'unseen', ...(at === 0 ? { checked: '' } : {}) });
    input.addEventListener('change', onChange);
    return input;
  });
  const labels = choices.map(({ text, class: own = '' }, at) =>
    make('label', { class: `choice ${own}` }, inputs[at] ?? null, make('span', { text })),
  );
  return {
    element: make('fieldset', { class: `choices ${look}` }, make('legend', { text: legend }), ...labels),
    chosen: () => inputs.find(({ checked }) => checked)?.value ?? '',
  };
};
