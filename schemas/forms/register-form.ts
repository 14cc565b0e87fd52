import { REGISTER_FIELDS, RULED_FIELDS, type RegisterField } from '../register-fields.ts';
import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { checkPass, fieldRuleSchema, type ReportFault } from './field-rule-schema.ts';
import type { FieldGroup, FieldSchema, FieldUi, FormDescription, FormSchema, FormUi } from './form-schema.ts';
import { isKept, REGISTER_CONTROLS } from './register-controls.ts';

export interface RegisterFormFacts {
  readonly rules: RegisterRules;
  /** The platform's modules that are on. */
  readonly openModules: ReadonlySet<string>;
  readonly variant: 'username' | 'mobile';
  /** The brand's order and groups; fields left out follow in the usual order. */
  readonly layout: { readonly order: readonly string[]; readonly groups: readonly FieldGroup[] };
  readonly agreement: { readonly age: number; readonly termsHref: string };
  /** What the address brought; a code that failed the check stays in a field that can be mended. */
  readonly brought: {
    readonly affiliateCode?: { readonly value: string; readonly valid: boolean } | null;
    readonly referralCode?: string | null;
    readonly domain?: string | null;
  };
  readonly report?: ReportFault;
}

export interface RegisterForm extends FormDescription {
  readonly order: readonly string[];
}

const AGREEMENT = 'agreement';
const LONGEST_CODE = 255;
const LONGEST_BROUGHT = 255;

const isField = (name: string): name is RegisterField => (REGISTER_FIELDS as readonly string[]).includes(name);
const isRuled = (name: string): boolean => (RULED_FIELDS as readonly string[]).includes(name);
const ruleOf = (rules: RegisterRules, name: string): FieldRule | undefined =>
  isRuled(name) && Object.hasOwn(rules, name) ? rules[name] : undefined;

/** Fields that stand whatever the rules say. */
const demanded = ({ variant, openModules }: RegisterFormFacts): ReadonlySet<RegisterField> => {
  const code = ['countryDialingCode', 'mobileNum', 'verificationCode'] as const;
  const secrets = ['password', 'confirmPassword'] as const;
  return new Set<RegisterField>(
    variant === 'username'
      ? ['username', ...secrets, ...(openModules.has('REGMOBVERF3') ? code : [])]
      : [...code, ...(openModules.has('MOBILENUMPASSREG3') ? secrets : [])],
  );
};

/** A mobile registration has no user name, and a password only by its module. */
const barred = ({ variant }: RegisterFormFacts): ReadonlySet<string> =>
  new Set(variant === 'mobile' ? ['username', 'password'] : []);

const shownFields = (facts: RegisterFormFacts): ReadonlySet<RegisterField> => {
  const always = demanded(facts);
  const never = barred(facts);
  const shown = new Set(
    REGISTER_FIELDS.filter(
      (name) => always.has(name) || (!never.has(name) && ruleOf(facts.rules, name)?.enabled === true),
    ),
  );
  if (shown.has('mobileNum')) shown.add('countryDialingCode');
  if (facts.brought.affiliateCode?.valid === true) shown.add('affiliateCode');
  if (broughtValue('referralCode', facts) !== null) shown.add('referralCode');
  if (broughtValue('domain', facts) !== null) shown.add('domain');
  return shown;
};

/** Grouped fields come first, group by group; then the brand's order; then the usual one, which starts with what the variant is about. */
const inOrder = (
  shown: ReadonlySet<RegisterField>,
  { layout, variant }: RegisterFormFacts,
): readonly RegisterField[] => {
  const usual =
    variant === 'mobile' ? (['mobileNum', 'verificationCode', ...REGISTER_FIELDS] as const) : REGISTER_FIELDS;
  const wanted = [...layout.groups.flatMap(({ fields }) => fields), ...layout.order, ...usual];
  const names = [...new Set(wanted.filter(isField))].filter((name) => shown.has(name));
  return Object.entries(BESIDE).reduce<readonly RegisterField[]>(
    (list, [first, second]) => beside(list, first, second),
    names,
  );
};

/** A field that always stands directly after another, and in its group. */
const BESIDE: Readonly<Record<string, RegisterField>> = {
  password: 'confirmPassword',
  mobileNum: 'countryDialingCode',
};

/** `second` directly after `first`, where both are shown. */
const beside = (names: readonly RegisterField[], first: string, second: RegisterField): readonly RegisterField[] => {
  if (!names.some((name) => name === first) || !names.includes(second)) return names;
  const rest = names.filter((name) => name !== second);
  return rest.flatMap((name) => (name === first ? [first, second] : [name]));
};

const broughtValue = (name: RegisterField, { brought }: RegisterFormFacts): string | null => {
  const values: Partial<Record<RegisterField, string | null | undefined>> = {
    ...brought,
    affiliateCode: brought.affiliateCode?.value,
  };
  return values[name]?.slice(0, LONGEST_BROUGHT) || null;
};

const isHidden = (name: RegisterField, { brought }: RegisterFormFacts): boolean =>
  REGISTER_CONTROLS[name].control === 'hidden' || (name === 'affiliateCode' && brought.affiliateCode?.valid === true);

const property = (name: RegisterField, facts: RegisterFormFacts): FieldSchema => {
  const value = broughtValue(name, facts);
  const start = value === null ? {} : { default: value };
  if (name === 'confirmPassword') return checkPass('password', 'inconsistent_twice');
  if (isHidden(name, facts)) return { type: 'string', ...start };
  const { fallback } = REGISTER_CONTROLS[name];
  if (name === 'verificationCode')
    return { type: 'string', maxLength: LONGEST_CODE, 'x-message': { key: 'code', fallback, bounds: null } };
  const rule = ruleOf(facts.rules, name);
  if (rule?.enabled === true) return { ...fieldRuleSchema(name, rule, fallback, facts.report), ...start };
  return { type: 'string', minLength: 1, 'x-message': { key: fallback, fallback, bounds: null }, ...start };
};

const fieldUi = (name: RegisterField, required: boolean, hidden: boolean): FieldUi => {
  const { control, options } = REGISTER_CONTROLS[name];
  return {
    'ui:widget': hidden ? 'hidden' : control,
    'ui:options': {
      labelKey: `field.${name}`,
      placeholderKey: `placeholder.${name}`,
      star: required,
      kept: isKept(control),
      sent: true,
      trimmed: control !== 'password',
      ...options,
    },
  };
};

const groupsOf = (order: readonly string[], groups: readonly FieldGroup[]): readonly FieldGroup[] => {
  const taken = new Set<string>();
  return groups
    .map(({ id, fields }) => {
      const members = new Set(fields.flatMap((name) => (Object.hasOwn(BESIDE, name) ? [name, BESIDE[name]] : [name])));
      const own = order.filter((name) => members.has(name) && !taken.has(name));
      for (const name of own) taken.add(name);
      return { id, fields: own };
    })
    .filter(({ fields }) => fields.length > 0);
};

const agreementUi = (agreement: RegisterFormFacts['agreement']): FieldUi => ({
  'ui:widget': 'agreement',
  'ui:options': { labelKey: 'field.agreement', kept: false, sent: false, trimmed: false, agreement },
});

/** Rules, toggles and the brand's order become the registration form. Unknown field names are ignored. */
export const registerForm = (facts: RegisterFormFacts): RegisterForm => {
  const shown = shownFields(facts);
  const fields = inOrder(shown, facts);
  const always = demanded(facts);
  const isRequired = (name: RegisterField): boolean =>
    !isHidden(name, facts) && (always.has(name) || ruleOf(facts.rules, name)?.required === true);
  const order = [...fields, AGREEMENT];
  const schema: FormSchema = {
    type: 'object',
    required: [...fields.filter(isRequired), AGREEMENT],
    properties: {
      ...Object.fromEntries(fields.map((name) => [name, property(name, facts)])),
      [AGREEMENT]: {
        type: 'boolean',
        const: true,
        'x-message': { key: 'agreement_needed', fallback: 'agreement_needed', bounds: null },
      },
    },
  };
  const ui: FormUi = {
    order,
    groups: groupsOf(fields, facts.layout.groups),
    fields: {
      ...Object.fromEntries(fields.map((name) => [name, fieldUi(name, isRequired(name), isHidden(name, facts))])),
      [AGREEMENT]: agreementUi(facts.agreement),
    },
  };
  return { schema, ui, order };
};
