import { Ajv2020 } from 'ajv/dist/2020.js';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import { textFault } from '#schemas/checks/texts.ts';
import { isReserved, RESERVED_HOSTS } from '#schemas/checks/identity.ts';
import { HELPLINE_DEMANDED, JURISDICTIONS, type Jurisdiction } from '#schemas/jurisdictions.ts';
import { knownLanguages, languageInfo } from '#schemas/languages.ts';
import { BRAND_ID, HTTPS_URL } from '#schemas/brand-values.ts';
import { NewBrandError } from './new-brand-error.ts';
import { newBrandInput, type NewBrandInput } from './new-brand-input.ts';

const PHONE = /^\+?[0-9][0-9 ()-]{1,24}$/;

const suggestion = (word: string, known: readonly string[]): string => {
  const meant = closestMatch(word, known);
  return meant === null ? `write one of ${known.join(', ')}` : `did you mean ${meant}?`;
};

const isField = (name: string): name is keyof NewBrandInput => Object.hasOwn(newBrandInput.properties, name);

let validate: ReturnType<Ajv2020['compile']> | undefined;

const checkStructure = (input: NewBrandInput): void => {
  validate ??= new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } }).compile(newBrandInput);
  if (validate(input)) return;
  const [, field = ''] = validate.errors?.[0]?.instancePath.split('/') ?? [];
  if (!isField(field)) throw new TypeError(`The input of a new brand ${validate.errors?.[0]?.message ?? 'is invalid'}`);
  const { description } = newBrandInput.properties[field] as { readonly description?: string };
  const rule = description ?? validate.errors?.[0]?.message ?? '';
  throw new NewBrandError(field, `${printableJson(input[field])} is not valid; write this: ${rule.replace(/\.$/, '')}`);
};

const checkLanguages = ({ languages }: NewBrandInput): void => {
  const offered = knownLanguages().filter((code) => languageInfo(code).pseudo !== true);
  for (const code of languages)
    if (!offered.includes(code))
      throw new NewBrandError('languages', `there is no language ${printableJson(code)}; ${suggestion(code, offered)}`);
};

/** The name becomes part of texts. */
const checkName = ({ name }: NewBrandInput): void => {
  const fault = name.includes('{{') ? ['', 'contains "{{"', 'remove it'] : textFault(name);
  if (fault !== null) throw new NewBrandError('name', `${printableJson(name)} ${fault[1] ?? ''}; ${fault[2] ?? ''}`);
};

const checkHelpline = ({ jurisdiction, helpline }: NewBrandInput): void => {
  if (helpline === null) {
    if (HELPLINE_DEMANDED.has(jurisdiction))
      throw new NewBrandError('helpline', `${jurisdiction} requires a helpline; name one that you have called`);
    return;
  }
  if (
    !PHONE.test(helpline.contact) &&
    !(helpline.contact.startsWith('https:') && new RegExp(HTTPS_URL).test(helpline.contact))
  )
    throw new NewBrandError(
      'helpline',
      `${printableJson(helpline.contact)} is neither a phone number nor an https address; write one of them`,
    );
};

/** Checks all values of the input except the look, the logo and the colours. Throws a NewBrandError for the first invalid value. */
export const checkInput = (input: NewBrandInput): void => {
  if (!JURISDICTIONS.some((each) => each === input.jurisdiction))
    throw new NewBrandError(
      'jurisdiction',
      `there is no jurisdiction ${printableJson(input.jurisdiction satisfies Jurisdiction)}; ${suggestion(input.jurisdiction, JURISDICTIONS)}`,
    );
  if (!new RegExp(BRAND_ID).test(input.id))
    throw new NewBrandError(
      'id',
      `${printableJson(input.id)} is not an id; write 2 to 31 lower-case letters, digits and dashes that begin with a letter, such as golden-reef`,
    );
  checkStructure(input);
  if (isReserved(input.id))
    throw new NewBrandError(
      'id',
      `${printableJson(input.id)} is a name that the server uses itself: ${RESERVED_HOSTS.join(', ')}; write another`,
    );
  checkName(input);
  checkLanguages(input);
  if (!Intl.supportedValuesOf('currency').includes(input.currency))
    throw new NewBrandError(
      'currency',
      `${printableJson(input.currency)} is not a currency; write a code of ISO 4217 such as PHP`,
    );
  checkHelpline(input);
};
