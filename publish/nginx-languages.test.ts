import { expect, test } from 'vitest';
import { languageInfo, setLanguages } from '#schemas/languages.ts';
import { testSite } from '#tests/support/test-brand.ts';
import { nginxFiles } from './nginx-site.ts';

const RULES = { immutable: {}, pictures: {}, documents: {}, texts: {}, worker: {} };

test('nginx does not confuse a language code with another one that begins with the same letters', () => {
  const restore = setLanguages({ ENG: { ...languageInfo('EN'), tag: 'en-GB', intl: 'en-GB' } });
  const site = testSite({ languages: { default: 'TY', supported: ['TY', 'EN', 'ENG'] } });
  const { site: text } = nginxFiles({ site, rules: RULES, origin: 'https://play.example' });
  const [, block = ''] = /_query\/\$\w+_cookie\/\$\w+_browser\/" \$\w+ \{\n([^}]*)\}/.exec(text) ?? [];
  const rules = [...block.matchAll(/"~([^"]+)" "([^"]*)";/g)].map(([, pattern = '', folder]) => ({
    pattern: new RegExp(pattern),
    folder,
  }));
  const folderOf = (chosen: string): string | undefined => rules.find(({ pattern }) => pattern.test(chosen))?.folder;
  expect(rules).toHaveLength(3);
  // The languages that the query, the cookie and the browser ask for.
  expect(['ENG//', 'EN//', '/ENG/', '//ENG/', '/TY/EN/', 'EN/ENG/TY/'].map(folderOf)).toEqual([
    '/ENG',
    '/EN',
    '/ENG',
    '/ENG',
    '',
    '/EN',
  ]);
  restore();
});
