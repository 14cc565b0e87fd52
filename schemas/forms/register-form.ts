import {
  isRegisterField,
  isRuled,
  MAX_REGISTER_STEPS,
  REGISTER_CONTROLS,
  REGISTER_FIELDS,
  type RegisterField,
} from '../register-fields.ts';
import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { confirmationOf, fieldRuleSchema, type ReportFault, withoutEdgeBlanks } from './field-rule-schema.ts';
import {
  isKeptInDraft,
  type FieldGroup,
  type FieldSchema,
  type FieldUi,
  type FormDefinition,
  type FormSchema,
  type FormUi,
} from './form-schema.ts';

export interface RegisterFormInput {
  readonly rules: RegisterRules;
  /** The platform modules that are enabled. */
  readonly openModules: ReadonlySet<string>;
  readonly variant: 'username' | 'mobile';
  /** The order and the groups of fields from the brand's file. Fields that are not listed follow in the default order. */
  readonly layout: {
    readonly order: readonly string[];
    readonly groups: readonly FieldGroup[];
    /** Whether the groups are the steps of the form. */
    readonly hasSteps?: boolean;
  };
  readonly agreement: { readonly age: number; readonly termsHref: string };
  /** The referral parameters in the page's URL. An invalid affiliate code is shown in a field, so that the visitor can correct it. */
  readonly referral: {
    readonly affiliateCode?: { readonly value: string; readonly valid: boolean } | null;
    readonly referralCode?: string | null;
    readonly domain?: string | null;
  };
  readonly report?: ReportFault;
}

export interface RegisterForm extends FormDefinition {
  readonly order: readonly string[];
}

const AGREEMENT = 'agreement';
const MAX_CODE_LENGTH = 255;
const MAX_REFERRAL_LENGTH = 255;

const ruleOf = (rules: RegisterRules, name: string): FieldRule | undefined =>
  isRuled(name) && Object.hasOwn(rules, name) ? rules[name] : undefined;

/** Returns the fields that the form always has and always requires, regardless of the rules. */
const mandatoryFields = ({ variant, openModules }: RegisterFormInput): ReadonlySet<RegisterField> => {
  const code = ['countryDialingCode', 'mobileNum', 'verificationCode'] as const;
  const secrets = ['password', 'confirmPassword'] as const;
  return new Set<RegisterField>(
    variant === 'username'
      ? ['username', ...secrets, ...(openModules.has('REGMOBVERF3') ? code : [])]
      : [...code, ...(openModules.has('MOBILENUMPASSREG3') ? secrets : [])],
  );
};

/**
 * Returns the fields that the rules cannot enable: a registration by mobile number has no user name, and it has a password only if the module for
 * that is on.
 */
const excludedFields = ({ variant }: RegisterFormInput): ReadonlySet<string> =>
  new Set(variant === 'mobile' ? ['username', 'password'] : []);

const shownFields = (input: RegisterFormInput): ReadonlySet<RegisterField> => {
  const always = mandatoryFields(input);
  const never = excludedFields(input);
  const shown = new Set(
    REGISTER_FIELDS.filter(
      (name) => always.has(name) || (!never.has(name) && ruleOf(input.rules, name)?.enabled === true),
    ),
  );
  if (shown.has('mobileNum')) shown.add('countryDialingCode');
  if (input.referral.affiliateCode?.valid === true) shown.add('affiliateCode');
  if (referralValue('referralCode', input) !== null) shown.add('referralCode');
  if (referralValue('domain', input) !== null) shown.add('domain');
  return shown;
};

/**
 * Sorts the fields: first those in groups, then those in the brand's order, then the others in the default order. By
 * default, a registration by mobile number starts with the number.
 */
const inOrder = (
  shown: ReadonlySet<RegisterField>,
  { layout, variant }: RegisterFormInput,
): readonly RegisterField[] => {
  const usual =
    variant === 'mobile' ? (['mobileNum', 'verificationCode', ...REGISTER_FIELDS] as const) : REGISTER_FIELDS;
  const wanted = [...layout.groups.flatMap(({ fields }) => fields), ...layout.order, ...usual];
  const names = [...new Set(wanted.filter(isRegisterField))].filter((name) => shown.has(name));
  return Object.entries(FOLLOWED_BY).reduce<readonly RegisterField[]>(
    (list, [first, second]) => placeAfter(list, first, second),
    names,
  );
};

/** Fields that always directly follow another field, in the same group. */
const FOLLOWED_BY: Readonly<Record<string, RegisterField>> = {
  password: 'confirmPassword',
  mobileNum: 'countryDialingCode',
};

/** Moves `second` directly after `first`, if both exist. */
const placeAfter = (
  names: readonly RegisterField[],
  first: string,
  second: RegisterField,
): readonly RegisterField[] => {
  if (!names.some((name) => name === first) || !names.includes(second)) return names;
  const rest = names.filter((name) => name !== second);
  return rest.flatMap((name) => (name === first ? [first, second] : [name]));
};

const referralValue = (name: RegisterField, { referral }: RegisterFormInput): string | null => {
  const values: Partial<Record<RegisterField, string | null | undefined>> = {
    ...referral,
    affiliateCode: referral.affiliateCode?.value,
  };
  return values[name]?.slice(0, MAX_REFERRAL_LENGTH) || null;
};

const isHidden = (name: RegisterField, { referral }: RegisterFormInput): boolean =>
  REGISTER_CONTROLS[name].control === 'hidden' || (name === 'affiliateCode' && referral.affiliateCode?.valid === true);

const property = (name: RegisterField, input: RegisterFormInput): FieldSchema => {
  const value = referralValue(name, input);
  const start = value === null ? {} : { default: value };
  if (name === 'confirmPassword') return confirmationOf('password', 'inconsistent_twice');
  if (isHidden(name, input)) return { type: 'string', ...start };
  const { control, fallback } = REGISTER_CONTROLS[name];
  if (name === 'verificationCode')
    return { type: 'string', maxLength: MAX_CODE_LENGTH, 'x-message': { key: 'code', fallback, bounds: null } };
  const rule = ruleOf(input.rules, name);
  if (rule?.enabled === true) {
    const schema = fieldRuleSchema(name, rule, fallback, input.report);
    return { ...(control === 'password' ? withoutEdgeBlanks(schema) : schema), ...start };
  }
  return { type: 'string', minLength: 1, 'x-message': { key: fallback, fallback, bounds: null }, ...start };
};

const fieldUi = (name: RegisterField, required: boolean, hidden: boolean): FieldUi => {
  const { control, options } = REGISTER_CONTROLS[name];
  return {
    'ui:widget': hidden ? 'hidden' : control,
    'ui:options': {
      labelKey: `field.${name}`,
      placeholderKey: `placeholder.${name}`,
      asterisk: required,
      keptInDraft: isKeptInDraft(control),
      submitted: true,
      trimmed: control !== 'password',
      ...options,
    },
  };
};

const groupsOf = (order: readonly string[], groups: readonly FieldGroup[]): readonly FieldGroup[] => {
  const taken = new Set<string>();
  return groups
    .map(({ id, fields }) => {
      const members = new Set(
        fields.flatMap((name) => (Object.hasOwn(FOLLOWED_BY, name) ? [name, FOLLOWED_BY[name]] : [name])),
      );
      const own = order.filter((name) => members.has(name) && !taken.has(name));
      for (const name of own) taken.add(name);
      return { id, fields: own };
    })
    .filter(({ fields }) => fields.length > 0);
};

/**
 * Returns the steps of the form: one for each group that has a visible field, the last one including all other fields.
 * Returns none for a form in one step, or if a code would be asked for before the number to which it is sent.
 */
const stepsOf = (
  order: readonly string[],
  { groups, fields }: Pick<FormUi, 'groups' | 'fields'>,
): readonly FieldGroup[] => {
  const isVisible = (name: string): boolean => fields[name]?.['ui:widget'] !== 'hidden';
  const heads = groups.filter((group) => group.fields.some(isVisible)).slice(0, MAX_REGISTER_STEPS);
  const last = heads.pop();
  if (last === undefined || heads.length === 0) return [];
  const stepOf = (name: string): number => {
    const step = heads.findIndex((group) => group.fields.includes(name));
    return step === -1 ? heads.length : step;
  };
  if (stepOf('verificationCode') < stepOf('mobileNum')) return [];
  const earlier = new Set(heads.flatMap((group) => group.fields));
  return [...heads, { id: last.id, fields: order.filter((name) => !earlier.has(name)) }];
};

const agreementUi = (agreement: RegisterFormInput['agreement']): FieldUi => ({
  'ui:widget': 'agreement',
  'ui:options': { labelKey: 'field.agreement', keptInDraft: false, submitted: false, trimmed: false, agreement },
});

const reportUnknownFields = ({ rules, report }: RegisterFormInput): void => {
  for (const [field, rule] of Object.entries(rules))
    if (rule.enabled && !isRuled(field)) report?.({ field, fault: 'unknown', rule });
};

/**
 * Creates the registration form from the platform's rules, the platform's modules and the brand's order. Unknown field names are ignored and
 * reported.
 */
export const registerForm = (input: RegisterFormInput): RegisterForm => {
  reportUnknownFields(input);
  const shown = shownFields(input);
  const fields = inOrder(shown, input);
  const always = mandatoryFields(input);
  const isRequired = (name: RegisterField): boolean =>
    !isHidden(name, input) && (always.has(name) || ruleOf(input.rules, name)?.required === true);
  const order = [...fields, AGREEMENT];
  const schema: FormSchema = {
    type: 'object',
    required: [...fields.filter(isRequired), AGREEMENT],
    properties: {
      ...Object.fromEntries(fields.map((name) => [name, property(name, input)])),
      [AGREEMENT]: {
        type: 'boolean',
        const: true,
        'x-message': { key: 'agreement_needed', fallback: 'agreement_needed', bounds: null },
      },
    },
  };
  const groups = groupsOf(fields, input.layout.groups);
  const fieldUis = {
    ...Object.fromEntries(fields.map((name) => [name, fieldUi(name, isRequired(name), isHidden(name, input))])),
    [AGREEMENT]: agreementUi(input.agreement),
  };
  const steps = input.layout.hasSteps === true ? stepsOf(order, { groups, fields: fieldUis }) : [];
  const ui: FormUi = { order, groups, fields: fieldUis, ...(steps.length > 0 && { steps }) };
  return { schema, ui, order };
};
