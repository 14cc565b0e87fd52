import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortestPaths } from '#machines/scenarios/shortest-paths.ts';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';
import { COLOR_TOKENS, CONTRAST_PAIRS, DIMENSION_TOKENS, FONT_TOKENS } from '#schemas/tokens.ts';
import { brandFields, brandFileDocText } from './brand-file-doc.ts';
import { brandSchemaText } from './brand-schema.ts';
import { flowsDocText } from './flows-doc.ts';
import { themeDocText } from './theme-doc.ts';

const fields = [...brandFields().values()].flat();

/** Expands an abbreviated path such as `theme.tokens.{light,dark}.ink` to one path for each name. */
const spelled = (path: string): readonly string[] => {
  const [whole, names] = /\{([^}]+)\}/.exec(path) ?? [];
  return whole === undefined || names === undefined
    ? [path]
    : names.split(',').flatMap((name) => spelled(path.replace(whole, name)));
};

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
}

/** Returns the paths of all fields that have no nested fields. A value with examples counts as one field, even if it has parts. */
const leaves = (schema: Schema, path: string): readonly string[] => {
  const inside = schema.items?.properties === undefined ? schema : schema.items;
  const properties = inside.properties ?? schema.anyOf?.find((one) => one.properties !== undefined)?.properties;
  const step = inside === schema.items ? '[].' : '.';
  return properties === undefined || schema.examples !== undefined
    ? [path]
    : Object.entries(properties).flatMap(([name, one]) => leaves(one, path === '' ? name : `${path}${step}${name}`));
};

test('the brand file page lists every field of the schema', () => {
  const wanted = leaves(JSON.parse(brandSchemaText()) as Schema, '').filter((path) => !path.endsWith('.$description'));
  const listed = new Set(fields.flatMap(({ path }) => spelled(path)));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((path) => !listed.has(path))).toEqual([]);
  const text = brandFileDocText();
  expect(fields.filter(({ path }) => path !== '$schema' && !text.includes(`| \`${path}\` |`))).toEqual([]);
});

test('every field has a description that ends with a full stop', () => {
  expect(fields.filter(({ description }) => !/\w.*\.$/.test(description)).map(({ path }) => path)).toEqual([]);
});

test('a field is listed with its allowed values, whether it is required, and its default', () => {
  const known = new Map(fields.map(({ path, type, isRequired, default: own }) => [path, [type, isRequired, own]]));
  expect(known.get('name')).toEqual(['text (at most 40 characters)', true, null]);
  expect(known.get('platform.origin')).toEqual(['text (at most 253 characters), or `null`', true, 'null']);
  expect(known.get('platform.session')).toEqual(['one of `"cookie"`, `"bearer"`', true, '"cookie"']);
  expect(known.get('hosts')).toEqual(['list (1 to 50 entries) of text (at most 253 characters)', true, null]);
  expect(known.get('banners')).toEqual(['list (at most 100 entries) of objects', false, '[]']);
  expect(known.get('banners[].linkageType')).toEqual(['one of `1`, `2`, `3`, `4`', false, null]);
});

test('all rows of a table have the same number of cells, and no text is parsed as HTML', () => {
  for (const text of [brandFileDocText(), flowsDocText(), themeDocText()]) {
    const [, ...tables] = text.replaceAll(/```[\s\S]*?```/g, '').split(/\n\n(?=\|)/);
    expect(tables).not.toEqual([]);
    for (const table of tables) {
      const widths =
        table
          .split('\n\n')[0]
          ?.trim()
          .split('\n')
          .map((row) => row.split(/(?<!\\)\|/).length) ?? [];
      expect(new Set(widths).size, table.slice(0, 200)).toBe(1);
    }
    expect(text.replace(/^<!--.*-->/, '').replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')).not.toMatch(/<\w/);
  }
});

test('the theme page lists every token and every contrast pair', () => {
  const text = themeDocText();
  for (const [token, { use }] of Object.entries({ ...COLOR_TOKENS, ...DIMENSION_TOKENS, ...FONT_TOKENS }))
    expect(text).toMatch(new RegExp(`\\| \`${token}\` \\| ${use}(?:; derived from [^|]+)? \\|`));
  for (const [one, ground, least] of CONTRAST_PAIRS)
    expect(text).toContain(`| \`${one}\` on \`${ground}\` | ${least} |`);
});

test('the flows page shows every flow with its purpose, its chart and its states', () => {
  const text = flowsDocText();
  for (const scenarios of ALL_SCENARIOS) {
    const [, part = ''] = text.split(`\n## ${scenarios.name.charAt(0).toUpperCase()}${scenarios.name.slice(1)}\n`);
    const [own = ''] = part.split('\n## ');
    expect(scenarios.purpose).toMatch(/^[A-Z][^.]+\.$/);
    expect(own).toContain(scenarios.purpose);
    expect(own).toContain(`accTitle: ${scenarios.name}\n`);
    expect(own.match(/^\| \[/gm)).toHaveLength(shortestPaths(scenarios).length);
  }
});

test('generated docs have a header that says they are generated, and the handwritten guide exists', () => {
  for (const made of ['brand-file', 'flows', 'theme'])
    expect(readFileSync(new URL(`../../docs/${made}.md`, import.meta.url), 'utf8')).toMatch(
      /^<!-- Generated by `npm run generate`/,
    );
  expect(existsSync(new URL('../../docs/make-a-brand.md', import.meta.url))).toBe(true);
});
