import type { DemoOutcome } from '#schemas/demo-game.ts';
import { TABLE_FIELDS, tableColour } from '#schemas/demo-page.ts';
import type { MakeKindView } from './kind-view.ts';
import { make } from './make.ts';
import { radioGroup } from './radio-group.ts';

type TableOutcome = Extract<DemoOutcome, { readonly kind: 'table' }>;

const NUMBERS = Array.from({ length: 37 }, (_unused, number) => String(number));

export const tableView: MakeKindView = ({ game: { odds }, words, onChoice }) => {
  const disc = make('div', { class: 'disc zero', text: '–' });
  const ring = make('div', { class: 'ring' });
  const list = make(
    'select',
    { id: 'number', class: 'digit' },
    ...NUMBERS.map((number) => make('option', { value: number, text: number })),
  );
  const numberField = make('div', { class: 'row' }, make('label', { for: 'number', text: words('table.which') }), list);
  const fields = radioGroup({
    name: 'field',
    legend: words('table.field'),
    look: 'table-fields',
    choices: TABLE_FIELDS.map((value) => ({ value, text: words(`table.${value}`), class: value })),
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
    return known === undefined ? field.slice(1) : words(`table.${known}`);
  };

  const view = {
    stage: make('div', { class: 'stage table' }, make('div', { class: 'wheel' }, ring, disc)),
    controls: make('div', { class: 'field' }, fields.element, numberField),
    choice: () => (fields.chosen() === 'number' ? `n${list.value}` : fields.chosen()),
    multiple: () => odds.find(({ key }) => key === fields.chosen())?.multiple ?? null,
    start: () => {
      disc.className = 'disc zero';
      disc.textContent = '';
      ring.classList.add('busy');
    },
    finish: (outcome: DemoOutcome) => {
      last = (outcome as TableOutcome).number;
      show();
      return Promise.resolve();
    },
    rest: show,
    describe: (outcome: DemoOutcome) => {
      const { number, field } = outcome as TableOutcome;
      return words('table.fell', {
        number: String(number),
        colour: words(`table.colour.${tableColour(number)}`),
        field: fieldName(field),
      });
    },
    oddsName: fieldName,
  };
  refresh();
  return view;
};
