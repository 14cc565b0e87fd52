import { element } from './element.ts';

export interface RadioChoice {
  readonly value: string;
  readonly text: string;
  readonly class?: string;
}

export interface RadioGroup {
  readonly element: HTMLElement;
  readonly chosen: () => string;
  readonly choose: (value: string) => void;
}

/** Radio inputs styled as large buttons; the first one is checked. */
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
    const input = element('input', {
      type: 'radio',
      name,
      value,
      class: 'unseen',
      ...(at === 0 ? { checked: '' } : {}),
    });
    input.addEventListener('change', onChange);
    return input;
  });
  const labels = choices.map(({ text, class: own = '' }, at) =>
    element('label', { class: `choice ${own}` }, inputs[at] ?? null, element('span', { text })),
  );
  return {
    element: element('fieldset', { class: `choices ${look}` }, element('legend', { text: legend }), ...labels),
    chosen: () => inputs.find(({ checked }) => checked)?.value ?? '',
    choose: (value) => {
      for (const input of inputs) input.checked = input.value === value;
    },
  };
};
