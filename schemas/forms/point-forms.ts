import type { PointPassword } from '../point-names.ts';
import { fieldUi, formOf, paymentPassword, plainPassword } from './cashier-forms.ts';
import type { FormDefinition } from './form-schema.ts';

const POINTS = 'PTS';

/** Creates the form for the quantity of a good to redeem, from one to `max`. */
export const quantityForm = (max: number): FormDefinition =>
  formOf({
    quantity: {
      schema: {
        type: 'integer',
        minimum: 1,
        maximum: max,
        'x-message': { key: 'quantity.range', fallback: 'number.between', bounds: null, values: { min: 1, max } },
      },
      ui: fieldUi('stepper', { labelKey: 'field.quantity' }),
    },
  });

/**
 * Creates the form for the number of points to convert into money. If the maximum is below the minimum, only the minimum is accepted, so that the
 * error message states a possible number.
 */
export const pointsForm = (min: number, max: number): FormDefinition => {
  const most = Math.max(min, max);
  return formOf({
    points: {
      schema: {
        type: 'integer',
        minimum: min,
        maximum: most,
        'x-message': { key: 'quantity.range', fallback: 'number.between', bounds: null, values: { min, max: most } },
      },
      ui: fieldUi('amount', {
        labelKey: 'field.points',
        inputMode: 'numeric',
        money: {
          currency: POINTS,
          symbol: '',
          quick: [...new Set([min, Math.floor(max / 2), max])].filter((one) => one >= min && one <= max).map(String),
        },
      }),
    },
  });
};

/** Creates the form that confirms a redemption or conversion with a password of the given kind. */
export const pointPasswordForm = (kind: PointPassword): FormDefinition =>
  formOf({
    password:
      kind === 'PAYMENT'
        ? {
            ...paymentPassword,
            ui: fieldUi('password', {
              labelKey: 'field.paymentPassword',
              autoComplete: 'off',
              inputMode: 'numeric',
            }),
          }
        : plainPassword('field.ownPassword'),
  });
