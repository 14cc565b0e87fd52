import type { DemoOutcome } from '#schemas/demo-game.ts';
import { TABLE_FIELDS, tableColour } from '#schemas/demo-page.ts';
import type { CreateGameView } from './game-view.ts';
import { element } from './element.ts';
import { radioGroup } from './radio-group.ts';

type TableOutcome = Extract<DemoOutcome, { readonly kind: 'table' }>;

const NUMBERS = Array.from({ length: 37 }, (_unused, number) => String(number));

export const tableView: CreateGameView = ({ game: { odds }, t, onChoice }) => {
  const disc = element('div', { class: 'disc zero', text: '–' });
  const ring = element('div', { class: 'ring' });
  const list = element(
    'select',
    { id: 'number', class: 'digit' },
    ...NUMBERS.map((number) => element('option', { value: number, text: number })),
  );
  const numberField = element(
    'div',
    { class: 'row' },
    element('label', { for: 'number', text: t('table.which') }),
    list,
  );
  const fields = radioGroup({
    name: 'field',
    legend: t('table.field'),
    look: 'table-fields',
    choices: TABLE_FIELDS.map((value) => ({ value, text: t(`table.${value}`), class: value })),
    onChange: () => {
      refresh();
      onChoice();
    },
  });
  const refresh = (): void => {
    numberField.hidden = fields.chosen() !== 'number';
  };
  list.addEventListener('change', onChoice);
  let last: number | null = null;
  const show = (): void => {
    disc.className = `disc ${last === null ? 'zero' : tableColour(last)}`;
    disc.textContent = last === null ? '–' : String(last);
    ring.classList.remove('busy');
  };
  const fieldName = (field: string): string => {
    const known = TABLE_FIELDS.find((one) => one === field);
    return known === undefined ? field.slice(1) : t(`table.${known}`);
  };

  const view = {
    stage: element('div', { class: 'stage table' }, element('div', { class: 'wheel' }, ring, disc)),
    controls: element('div', { class: 'field' }, fields.element, numberField),
    choice: () => (fields.chosen() === 'number' ? `n${list.value}` : fields.chosen()),
    choose: (choice: string) => {
      const isNumber = choice.startsWith('n');
      fields.choose(isNumber ? 'number' : choice);
      if (isNumber) list.value = choice.slice(1);
      refresh();
    },
    multiple: () => odds.find(({ key }) => key === fields.chosen())?.multiple ?? null,
    startRound: () => {
      disc.className = 'disc zero';
      disc.textContent = '';
      ring.classList.add('busy');
    },
    showOutcome: (outcome: DemoOutcome) => {
      last = (outcome as TableOutcome).number;
      show();
      return Promise.resolve();
    },
    reset: show,
    describe: (outcome: DemoOutcome) => {
      const { number, field } = outcome as TableOutcome;
      return t('table.fell', {
        number: String(number),
        colour: t(`table.colour.${tableColour(number)}`),
        field: fieldName(field),
      });
    },
    oddsName: fieldName,
  };
  refresh();
  return view;
};
