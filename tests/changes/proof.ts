import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { listFiles } from '#cli/generate/lists.ts';
import { readAllBrands } from '#publish/brand-folder.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { themeSheet } from '#publish/theme-sheet.ts';
import { allRoutes } from '#sandbox/routes/all-routes.ts';
import { REGISTER_RULES } from '#sandbox/seed/people/register-rule-sets.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { registerInput } from '#schemas/calls/auth-inputs.ts';
import { languageInfo } from '#schemas/languages.ts';
import { registerForm } from '#schemas/forms/register-form.ts';
import { profileChanges } from '#schemas/profile.ts';
import { ROUTES } from '#schemas/routes.ts';
import tailwind from '../../tailwind.config.ts';

// Runs in a copy of the product with every change in `changes.ts` applied, and prints how the product handles each. Modals and member pages are left
// out: they are table rows with React parts, and the full run checks those by their types and tests.

const root = fileURLToPath(new URL('../../', import.meta.url));
const rules: Readonly<Record<string, { readonly enabled: boolean }>> = REGISTER_RULES.perya;
const form = registerForm({
  rules: REGISTER_RULES.perya,
  openModules: new Set(),
  variant: 'username',
  layout: { order: [], groups: [] },
  agreement: { age: 18, termsHref: '/help' },
  referral: {},
});
const registration = {
  username: 'ana',
  password: 'x',
  telegram: '@ana',
  login: true,
  registerUrl: 'http://x.test',
  registerMethod: 'WEB',
};
// Must run before the brands, which are checked against the languages read so far.
const languageFindings = productLanguages.findings().filter(({ file }) => file.startsWith('KA/'));
const brands = readAllBrands(`${root}brands`);
const lists = listFiles.map(({ make }) => make()).join('\n');
const ajv = new Ajv2020({ strict: false });

process.stdout.write(
  JSON.stringify({
    'a brand': brands.map(({ id, findings }) => `${id} ${findings.length}`),
    'a language': [
      languageInfo('KA').name,
      languageFindings.some(({ level }) => level === 'error'),
      productLanguages.pack('KA').catalogues.get('site/common')?.['ok'],
      productLanguages.pack('KA').catalogues.get('site/common')?.['close'],
    ],
    'a look': brands.flatMap(({ id, brand }) => (id === 'mine' && brand !== null ? [brand.layout] : []))[0],
    'a theme token': [
      ...brands.map(({ brand }) => brand !== null && /--c-on-badge:#/.test(themeSheet(brand.theme.tokens))),
      'badge' in tailwind.theme.colors,
    ],
    'a page': ROUTES.some((path: string) => path === '/imprint'),
    'a machine': lists.includes("from './rating/rating.scenarios.ts'"),
    'a call': [
      allCalls.some(({ name }) => name === 'points.rate'),
      allRoutes.some(({ call }) => call.name === 'points.rate'),
    ],
    'a registration field': [
      form.order.includes('telegram'),
      rules['telegram']?.enabled,
      ajv.validate(registerInput, registration),
      ajv.validate(profileChanges, { telegram: '@ana' }),
    ],
  }),
);
