import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import { optionalBlocks, requiredBlocks } from '../brand.ts';
import { finding, printableJson, pointerSegment, pointerSegments, type Finding } from './finding.ts';
import { closestMatch } from './closest-match.ts';
import { explainError } from './explain-error.ts';

const MAX_FINDINGS = 50;
const blocks: Readonly<Record<string, TSchema>> = { ...requiredBlocks, ...optionalBlocks };
const required: ReadonlySet<string> = new Set(Object.keys(requiredBlocks));

// Meta-validation and optimisation are off: a command compiles these constant schemas for a single brand, and both would take most of its time.
const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: false,
  validateSchema: false,
  code: { optimize: false },
});
const compiled = new Map<string, ValidateFunction>();
const validatorOf = (name: string, schema: TSchema): ValidateFunction => {
  const known = compiled.get(name) ?? ajv.compile(schema);
  compiled.set(name, known);
  return known;
};

/** Keeps only one error for a value with `examples`, however many errors its parts have, because its finding shows how the whole value is written. */
const collapseExamples = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const wholes = errors.filter(
    ({ keyword, parentSchema }) => keyword === 'anyOf' && parentSchema?.['examples'] !== undefined,
  );
  const isInside = ({ instancePath }: ErrorObject): boolean =>
    wholes.some((whole) => instancePath === whole.instancePath || instancePath.startsWith(`${whole.instancePath}/`));
  return [...errors.filter((error) => !isInside(error)), ...wholes.map((whole) => ({ ...whole, keyword: 'examples' }))];
};

/** Keeps only the errors of the branch that was probably meant, because Ajv reports the errors of every branch of an `anyOf`. */
const collapseUnions = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const choices = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath));
  return errors.flatMap((error) => {
    if (!choices.has(error.instancePath)) return [error];
    if (error.keyword === 'anyOf') {
      const branches = errors.filter(
        ({ instancePath, keyword }) => instancePath === error.instancePath && keyword !== 'anyOf',
      );
      const inside = errors.some(({ instancePath }) => instancePath.startsWith(`${error.instancePath}/`));
      if (inside || branches.some(({ keyword }) => keyword !== 'type')) return [];
      return [
        {
          ...error,
          keyword: 'type',
          params: { type: branches.map(({ params }) => String(params['type'])) },
          parentSchema: error.parentSchema ?? {},
        },
      ];
    }
    return error.keyword === 'type' ? [] : [error];
  });
};

const dropKey = (root: unknown, pointer: string, key: string): void => {
  let holder = root;
  for (const part of pointerSegments(pointer)) holder = (holder as Record<string, unknown>)[part];
  delete (holder as Record<string, unknown>)[key];
};

const checkBlock = (name: string, schema: TSchema, value: unknown): Finding[] => {
  const validate = validatorOf(name, schema);
  if (validate(value)) return [];
  const errors = collapseUnions(collapseExamples(validate.errors ?? []));
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  for (const { instancePath, params } of unknown) dropKey(value, instancePath, String(params['additionalProperty']));
  const found = errors.map((error) => explainError(pointerSegment(name), error));
  return found.length > MAX_FINDINGS
    ? [
        ...found.slice(0, MAX_FINDINGS),
        finding({
          pointer: pointerSegment(name),
          code: 'more',
          message: `${found.length - MAX_FINDINGS} more errors like these`,
          remedy: 'fix the first ones and check again',
        }),
      ]
    : found;
};

/** Checks a complete theme whose tokens were merged after the check of the brand's structure. */
export const checkTheme = (theme: unknown): Finding[] => checkBlock('theme', requiredBlocks.theme, theme);

/**
 * Checks the blocks one by one, and removes unknown keys from `root`. A finding with the code `unknown-key` invalidates
 * nothing; any other finding invalidates the value at its pointer.
 */
export const checkStructure = (root: Record<string, unknown>): Finding[] => {
  const found: Finding[] = [];
  for (const key of Object.keys(root).filter((name) => name !== '$schema' && !Object.hasOwn(blocks, name))) {
    const meant = closestMatch(key, ['version', 'extends', ...Object.keys(blocks)]);
    found.push(
      finding({
        pointer: pointerSegment(key),
        code: 'unknown-key',
        message: `unknown key ${printableJson(key)}`,
        remedy: meant
          ? `write ${printableJson(meant)}`
          : `remove it; the known keys are ${Object.keys(blocks).join(', ')}`,
      }),
    );
    delete root[key];
  }
  for (const [name, schema] of Object.entries(blocks)) {
    if (Object.hasOwn(root, name)) found.push(...checkBlock(name, schema, root[name]));
    else if (required.has(name))
      found.push(
        finding({
          pointer: pointerSegment(name),
          code: 'missing',
          message: 'is missing',
          remedy: `add ${printableJson(name)}: ${exampleOf(name)}`,
        }),
      );
  }
  return found;
};

const EXAMPLES: Readonly<Record<string, string>> = {
  id: 'the name of the folder in double quotes',
  name: '"Perya"',
  hosts: '["perya.localhost"]',
  merchant: '{ "id": "perya", "code": "perya", "platform": "web", "device": "WEB", "lotteryType": "SEA" }',
  languages: '{ "default": "TY", "supported": ["TY", "EN"] }',
  currency: '{ "code": "PHP", "symbol": "P" }',
  theme: 'an object with default and tokens, as in a sample brand',
  assets: '{ "logo": "assets/logo.svg", "icon": "assets/icon.svg" }',
};
const exampleOf = (name: string): string => EXAMPLES[name] ?? 'a value';
