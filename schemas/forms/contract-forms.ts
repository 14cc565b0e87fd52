import { MOST_TIERS, NOTE_LENGTH, type ContractPeriod, type Threshold } from '../contract-names.ts';
import type { OfferLimits } from '../contract.ts';
import { fieldUi, formOf, type Field } from './cashier-forms.ts';
import type { FormDefinition } from './form-schema.ts';

const PERCENT = 'PCT';
const MOST_AMOUNT = 1e12;
const MOST_MEMBERS = 999_999;

/** Returns the name of a field in a tier, such as `rate1` for the rate of the first tier. `place` is the index of the tier. */
export const tierField = (name: 'rate' | Threshold, place: number): string => `${name}${place + 1}`;

/**
 * Returns the maximum number of tiers. A kind without thresholds can have only one tier, because a second one could not
 * require more than the first.
 */
export const mostTiers = ({ thresholds }: Pick<OfferLimits, 'thresholds'>): number =>
  thresholds.length === 0 ? 1 : MOST_TIERS;

interface OfferTerms {
  readonly limits: Pick<OfferLimits, 'periods' | 'thresholds'>;
  /** The highest rate that can be offered, in percent. */
  readonly maxRate: number;
  readonly tiers: number;
  /** Whether the form asks for the account of the downline. */
  readonly asksDownline: boolean;
  readonly currency: { readonly code: string; readonly symbol: string };
}

const downline: Field = {
  schema: { type: 'string', minLength: 1, maxLength: 60 },
  ui: fieldUi('text', { labelKey: 'field.contractDownline', autoComplete: 'off' }),
};

const period = (periods: readonly ContractPeriod[]): Field => ({
  schema: { type: 'string', enum: [...periods] },
  ui: fieldUi('select', {
    labelKey: 'field.contractPeriod',
    choices: periods.map((value) => ({ value, labelKey: `choice.contractPeriod.${value}` })),
  }),
});

const rate = (maxRate: number): Field => ({
  schema: { type: 'number', minimum: 0.01, maximum: Math.max(0.01, maxRate) },
  ui: fieldUi('amount', {
    labelKey: 'field.tierRate',
    inputMode: 'decimal',
    money: { currency: PERCENT, symbol: '%', quick: [] },
  }),
});

const threshold = (name: Threshold, { code, symbol }: OfferTerms['currency']): Field =>
  name === 'activeMembers'
    ? {
        schema: { type: 'integer', minimum: 0, maximum: MOST_MEMBERS },
        ui: fieldUi('stepper', { labelKey: `field.${name}` }),
        optional: true,
      }
    : {
        schema: { type: 'number', minimum: 0, maximum: MOST_AMOUNT },
        ui: fieldUi('amount', {
          labelKey: `field.${name}`,
          inputMode: 'decimal',
          money: { currency: code, symbol, quick: [] },
        }),
        optional: true,
      };

/** Creates the form for the terms of a contract: one to five tiers, each a group with a rate and its thresholds. */
export const offerForm = ({ limits, maxRate, tiers, asksDownline, currency }: OfferTerms): FormDefinition => {
  const heads = {
    ...(asksDownline ? { downline } : {}),
    ...(limits.periods.length > 0 ? { period: period(limits.periods) } : {}),
  };
  const groups = Array.from({ length: tiers }, (_, place) =>
    Object.fromEntries<Field>([
      [tierField('rate', place), rate(maxRate)],
      ...limits.thresholds.map((name): [string, Field] => [tierField(name, place), threshold(name, currency)]),
    ]),
  );
  const { schema, ui } = formOf(Object.assign({}, heads, ...groups) as Readonly<Record<string, Field>>);
  return {
    schema,
    ui: {
      ...ui,
      groups: [
        { id: 'heads', fields: Object.keys(heads) },
        ...groups.map((group, place) => ({ id: String(place), fields: Object.keys(group) })),
      ],
    },
  };
};

/** The form for the note that an agent may add to a step of a contract. */
export const contractNoteForm: FormDefinition = formOf({
  note: {
    schema: {
      type: 'string',
      maxLength: NOTE_LENGTH,
      'x-message': { key: 'length.most', fallback: 'format', bounds: null, values: { max: NOTE_LENGTH } },
    },
    ui: fieldUi('longText', { labelKey: 'field.contractNote', autoComplete: 'off' }),
    optional: true,
  },
});
