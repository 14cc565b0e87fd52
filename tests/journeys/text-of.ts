import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES_DIR, productLanguages } from '#publish/languages/languages.ts';
import { htmlLang, type Language } from '#schemas/languages.ts';
import type { Translate } from '#src/texts/text-hooks.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import type Agent from '#languages/EN/site/agent.json';
import type Auth from '#languages/EN/site/auth.json';
import type Cashier from '#languages/EN/site/cashier.json';
import type Centre from '#languages/EN/site/centre.json';
import type Claims from '#languages/EN/site/claims.json';
import type Common from '#languages/EN/site/common.json';
import type Contracts from '#languages/EN/site/contracts.json';
import type Errors from '#languages/EN/site/errors.json';
import type Fields from '#languages/EN/site/fields.json';
import type Games from '#languages/EN/site/games.json';
import type Help from '#languages/EN/site/help.json';
import type Home from '#languages/EN/site/home.json';
import type Lists from '#languages/EN/site/lists.json';
import type Messages from '#languages/EN/site/messages.json';
import type Missions from '#languages/EN/site/missions.json';
import type Orders from '#languages/EN/site/orders.json';
import type Payments from '#languages/EN/site/payments.json';
import type Points from '#languages/EN/site/points.json';
import type Promotions from '#languages/EN/site/promotions.json';
import type Records from '#languages/EN/site/records.json';
import type Rewards from '#languages/EN/site/rewards.json';
import type Rules from '#languages/EN/site/rules.json';
import type Search from '#languages/EN/site/search.json';
import type Shell from '#languages/EN/site/shell.json';
import type Welcome from '#languages/EN/site/welcome.json';
import type SandboxHelp from '#languages/EN/sandbox/help.json';
import type SandboxMessages from '#languages/EN/sandbox/messages.json';
import type SandboxMissions from '#languages/EN/sandbox/missions.json';
import type SandboxNames from '#languages/EN/sandbox/names.json';
import type SandboxPromotions from '#languages/EN/sandbox/promotions.json';

interface Tables {
  readonly agent: typeof Agent;
  readonly auth: typeof Auth;
  readonly cashier: typeof Cashier;
  readonly centre: typeof Centre;
  readonly claims: typeof Claims;
  readonly common: typeof Common;
  readonly contracts: typeof Contracts;
  readonly errors: typeof Errors;
  readonly fields: typeof Fields;
  readonly games: typeof Games;
  readonly help: typeof Help;
  readonly home: typeof Home;
  readonly lists: typeof Lists;
  readonly messages: typeof Messages;
  readonly missions: typeof Missions;
  readonly orders: typeof Orders;
  readonly payments: typeof Payments;
  readonly points: typeof Points;
  readonly promotions: typeof Promotions;
  readonly records: typeof Records;
  readonly rewards: typeof Rewards;
  readonly rules: typeof Rules;
  readonly search: typeof Search;
  readonly shell: typeof Shell;
  readonly welcome: typeof Welcome;
  readonly 'sandbox/help': typeof SandboxHelp;
  readonly 'sandbox/messages': typeof SandboxMessages;
  readonly 'sandbox/missions': typeof SandboxMissions;
  readonly 'sandbox/names': typeof SandboxNames;
  readonly 'sandbox/promotions': typeof SandboxPromotions;
}
type Key<Namespace extends keyof Tables> = Parameters<Translate<keyof Tables[Namespace] & string>>[0];
type Values = Readonly<Record<string, string | number>>;

/** A site's texts by key, read from the language packs and not from the site under test. */
export interface TextsOf {
  /** Returns a text; `count` selects the plural form. */
  readonly t: <Namespace extends keyof Tables>(namespace: Namespace, key: Key<Namespace>, values?: Values) => string;
  /**
   * Returns a pattern that matches a complete text or accessible name, with any kind of space, and with the asterisk of a required field. A
   * placeholder without a value matches anything.
   */
  readonly named: <Namespace extends keyof Tables>(
    namespace: Namespace,
    key: Key<Namespace>,
    values?: Values,
  ) => RegExp;
  /** Returns a pattern that matches a text or accessible name that contains the text. */
  readonly containing: <Namespace extends keyof Tables>(
    namespace: Namespace,
    key: Key<Namespace>,
    values?: Values,
  ) => RegExp;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}|\((min|max)\)/g;

const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);

/** Returns a pattern for a language pack's text. A placeholder without a value matches any text. */
export const patternOf = (text: string, values: Values = {}): string => {
  let at = 0;
  let pattern = '';
  for (const { 0: placeholder, 1: name = '', 2: bound = '', index } of text.matchAll(PLACEHOLDER)) {
    const value = values[name || bound];
    pattern += escaped(text.slice(at, index)) + (value === undefined ? '.+?' : escaped(String(value)));
    at = index + placeholder.length;
  }
  return pattern + escaped(text.slice(at));
};

/**
 * Returns the translated texts of a namespace in the language's folder, without those of a fallback language, so that missing texts are noticed. If a
 * language omits a whole file, returns the texts of its fallback, as the product does.
 */
export const ownTexts = (language: Language, namespace: string): Readonly<Record<string, string>> => {
  const { file, catalogues } = productLanguages.pack(language);
  const path = join(LANGUAGES_DIR, language, `${namespace}.json`);
  if (file.pseudo === true || !existsSync(path)) return catalogues.get(namespace) ?? {};
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string | null>;
  return Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
};

/** Returns the texts of a brand's site in a language. The brand's own texts override the pack's. */
export const textsOf = (language: Language, brand = 'perya'): TextsOf => {
  const own = storyBrands.get(brand)?.texts[language];
  const plurals = new Intl.PluralRules(htmlLang(language));
  const tables = new Map<string, Readonly<Record<string, string>>>();
  const tableOf = (namespace: string): Readonly<Record<string, string>> => {
    const known = tables.get(namespace);
    if (known !== undefined) return known;
    const texts = ownTexts(language, namespace.includes('/') ? namespace : `site/${namespace}`);
    const table = { ...texts, ...own?.[namespace] };
    tables.set(namespace, table);
    return table;
  };
  const textAt = (namespace: string, key: string, { count }: Values = {}): string => {
    const table = tableOf(namespace);
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const text = table[form] ?? table[key];
    if (text === undefined) throw new Error(`${language} has no text ${namespace}:${form}`);
    return text;
  };
  return {
    t: (namespace, key, values) =>
      textAt(namespace, key, values).replaceAll(PLACEHOLDER, (placeholder, name?: string, bound?: string) =>
        String(values?.[name ?? bound ?? ''] ?? placeholder),
      ),
    named: (namespace, key, values) =>
      new RegExp(String.raw`^${patternOf(textAt(namespace, key, values), values)}\s*\*?$`, 'u'),
    containing: (namespace, key, values) => new RegExp(patternOf(textAt(namespace, key, values), values), 'u'),
  };
};
