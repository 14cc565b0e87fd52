import { REGISTER_CONTROLS } from '../register-fields.ts';
import type { RegisterRules } from '../register-rules.ts';
import { CAMPAIGN_LENGTH } from '../team-names.ts';
import type { AgentTerms } from '../team.ts';
import { fieldUi, formOf, type Field } from './cashier-forms.ts';
import { fieldRuleSchema, withoutEdgeBlanks } from './field-rule-schema.ts';
import type { FieldSchema, FormDefinition } from './form-schema.ts';

const PERCENT = 'PCT';

const given: FieldSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  'x-message': { key: 'input_empty', fallback: 'input_empty', bounds: null },
};

/** Creates a form field from a registration field, with that field's rule. */
const registered = (name: 'username' | 'password' | 'payeeName', rules: RegisterRules): Field => {
  const { control, fallback, options } = REGISTER_CONTROLS[name];
  const rule = rules[name];
  const schema = rule?.enabled === true ? fieldRuleSchema(name, rule, fallback) : given;
  return {
    schema: name === 'password' ? withoutEdgeBlanks(schema) : schema,
    ui: fieldUi(control, {
      labelKey: `field.${name}`,
      ...options,
      autoComplete: name === 'password' ? 'new-password' : 'off',
      ...(name === 'payeeName' ? { hintKey: 'hint.downlinePayee' } : {}),
    }),
    ...(name === 'payeeName' && rule?.required !== true ? { optional: true as const } : {}),
  };
};

/**
 * Creates the form for the account of a new downline. If the downline is an agent, the form asks for a rebate in percent, which can be at most the
 * rebate of the requesting agent.
 */
export const downlineForm = (
  rules: RegisterRules,
  { accountTypes, maxRebate }: Pick<AgentTerms, 'accountTypes' | 'maxRebate'>,
): FormDefinition => {
  const rebate: FieldSchema = { type: 'number', minimum: 0, maximum: maxRebate };
  const { schema, ui } = formOf({
    accountType: {
      schema: { type: 'string', enum: [...accountTypes] },
      ui: fieldUi('select', {
        labelKey: 'field.accountType',
        choices: accountTypes.map((value) => ({ value, labelKey: `choice.accountType.${value}` })),
      }),
    },
    username: registered('username', rules),
    password: registered('password', rules),
    ...(rules['payeeName']?.enabled === true ? { payeeName: registered('payeeName', rules) } : {}),
  });
  return {
    schema: {
      ...schema,
      allOf: [
        {
          if: { properties: { accountType: { const: 'agent' } }, required: ['accountType'] },
          then: { properties: { rebate }, required: ['rebate'] },
        },
      ],
    },
    ui: {
      ...ui,
      order: [...ui.order, 'rebate'],
      fields: {
        ...ui.fields,
        rebate: fieldUi('amount', {
          labelKey: 'field.rebate',
          inputMode: 'decimal',
          money: { currency: PERCENT, symbol: '%', quick: [] },
        }),
      },
    },
  };
};

/** The form for the name of a campaign. Each campaign gets its own invitation code. */
export const campaignForm: FormDefinition = formOf({
  campaign: {
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: CAMPAIGN_LENGTH,
      'x-message': {
        key: 'length.between',
        fallback: 'format',
        bounds: null,
        values: { min: 1, max: CAMPAIGN_LENGTH },
      },
    },
    ui: fieldUi('text', { labelKey: 'field.campaign', hintKey: 'hint.campaign', autoComplete: 'off' }),
  },
});
