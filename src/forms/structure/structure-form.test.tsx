import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '#schemas/languages.ts';
import brandSchema from '#schemas/generated/brand.schema.json';
import perya from '../../../brands/perya/brand.json';
import { createI18n, type TextTable } from '#src/texts/create-i18n.ts';
import { StructureForm } from './structure-form.tsx';

const tables = import.meta.glob<TextTable>('../../texts/{structure,rules}/*.json', { eager: true, import: 'default' });
const table = (namespace: string, language: Language) => tables[`../../texts/${namespace}/${language}.json`] ?? {};

afterEach(cleanup);

const open = (
  schema: RJSFSchema,
  value: unknown,
  { language = 'EN', onSubmit = vi.fn() }: { language?: Language; onSubmit?: (value: unknown) => void } = {},
) => {
  const i18n = createI18n({
    language,
    ready: { [language]: { structure: table('structure', language), rules: table('rules', language) } },
    load: () => Promise.resolve(null),
  });
  const seen: unknown[] = [value];
  function Edited() {
    const [held, setHeld] = useState(value);
    seen.push(held);
    return (
      <StructureForm schema={schema} value={held} onValue={setHeld} onSubmit={onSubmit}>
        <button type="submit">Save</button>
      </StructureForm>
    );
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Edited />
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), now: () => seen.at(-1), onSubmit };
};

const hosts: RJSFSchema = {
  type: 'object',
  properties: { hosts: { type: 'array', title: 'Hosts', items: { type: 'string' } } },
};

test('entries of a list are added, moved and removed', async () => {
  const { user, now } = open(hosts, { hosts: ['a', 'b'] });
  await user.click(screen.getByRole('button', { name: 'Add an entry' }));
  await user.type(screen.getAllByRole('textbox')[2] as HTMLElement, 'c');
  expect(now()).toEqual({ hosts: ['a', 'b', 'c'] });
  await user.click(screen.getAllByRole('button', { name: 'Move up' })[2] as HTMLElement);
  expect(now()).toEqual({ hosts: ['a', 'c', 'b'] });
  await user.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
  expect(now()).toEqual({ hosts: ['c', 'b'] });
});

test('a list without entries says so', () => {
  open(hosts, { hosts: [] });
  expect(screen.getByText('Nothing here yet.')).toBeDefined();
});

test('nested parts stand in a group of their own name', async () => {
  const { user, now } = open(
    {
      type: 'object',
      properties: {
        theme: { type: 'object', title: 'Theme', properties: { first: { type: 'string', title: 'First' } } },
      },
    },
    {},
  );
  const group = screen.getByRole('group', { name: 'Theme' });
  await user.type(within(group).getByRole('textbox', { name: 'First' }), 'dark');
  expect(now()).toEqual({ theme: { first: 'dark' } });
});

test('a property that the schema does not name is added, renamed and removed', async () => {
  const { user, now } = open({ type: 'object', additionalProperties: { type: 'string' } }, { old: 'x' });
  const name = screen.getByRole('textbox', { name: 'Name of old' });
  await user.clear(name);
  await user.type(name, 'new');
  await user.tab();
  expect(now()).toEqual({ new: 'x' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(now()).toEqual({});
});

test('several of a few values are boxes, one of them a list or radio buttons', async () => {
  const { user, now } = open(
    {
      type: 'object',
      properties: {
        languages: {
          type: 'array',
          title: 'Languages',
          uniqueItems: true,
          items: { type: 'string', enum: ['EN', 'TY'] },
        },
      },
    },
    { languages: ['EN'] },
  );
  await user.click(screen.getByRole('checkbox', { name: 'TY' }));
  expect(now()).toEqual({ languages: ['EN', 'TY'] });
  await user.click(screen.getByRole('checkbox', { name: 'EN' }));
  expect(now()).toEqual({ languages: ['TY'] });
});

test('what is wrong with boxes is said once beside them', async () => {
  const { user } = open(
    {
      type: 'object',
      properties: {
        languages: {
          type: 'array',
          title: 'Languages',
          minItems: 1,
          uniqueItems: true,
          items: { type: 'string', enum: ['EN', 'TY'] },
        },
      },
    },
    { languages: [] },
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText(/^At least 1 entr/)).toHaveLength(1);
});

test('what is wrong is said by keyword, listed in a summary that takes the focus, and leads to its field', async () => {
  const schema: RJSFSchema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Name' },
      hosts: { type: 'array', title: 'Hosts', items: { type: 'string', title: 'Host', maxLength: 3 } },
    },
  };
  const { user, onSubmit } = open(schema, { hosts: ['long'] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement?.id).toBe('structure-errors');
  await user.click(screen.getByRole('button', { name: 'hosts › 0: At most 3 characters.' }));
  expect(document.activeElement).toBe(screen.getByDisplayValue('long'));
});

test('a corrected form is handed over', async () => {
  const { user, onSubmit } = open(
    { type: 'object', required: ['name'], properties: { name: { type: 'string', title: 'Name' } } },
    {},
  );
  await user.type(screen.getByRole('textbox', { name: /Name/u }), 'Perya');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Perya' });
});

test.each(LANGUAGES)('every word of it stands in %s', async (language) => {
  const words = table('structure', language);
  const { user } = open(
    {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', title: 'N' },
        hosts: { type: 'array', title: 'H', items: { type: 'string' } },
      },
    },
    {},
    { language },
  );
  expect(screen.getByRole('button', { name: words['list.add'] ?? '' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText(new RegExp(words['error.required'] ?? '', 'u')).length).toBeGreaterThan(0);
});

test('a schema with a keyword that nothing checks is refused by its path', () => {
  expect(() =>
    open({ type: 'object', properties: { a: { type: 'string', minimumAge: 18 } } } as RJSFSchema, {}),
  ).toThrow(/minimumAge/u);
  vi.mocked(console.error).mockClear();
});

test('markup in a schema and in a value stays text', () => {
  open(
    {
      type: 'object',
      title: '<b>T</b>',
      properties: { a: { type: 'string', title: '<img src=x onerror=alert(1)>', description: '<script>1</script>' } },
    },
    { a: '<i>v</i>' },
  );
  expect(document.querySelector('img, script, b, i')).toBeNull();
  expect(screen.getByDisplayValue('<i>v</i>')).toBeDefined();
});

test('the whole schema of a brand is drawn over a brand of the house', () => {
  open(brandSchema as RJSFSchema, perya);
  expect(screen.getByDisplayValue('perya.localhost')).toBeDefined();
});
