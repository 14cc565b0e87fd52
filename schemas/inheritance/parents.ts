import { closestMatch } from '../checks/closest-match.ts';
import { finding, printable, printableJson, type Finding } from '../checks/finding.ts';
import { parseJson, type SourceFile } from '../checks/parse-json.ts';
import { upgradeBrand } from '../checks/upgrade-brand.ts';
import { BRAND_ID } from '../brand-values.ts';

type Json = Readonly<Record<string, unknown>>;

/** A brand that another one extends. */
export interface ParentBrand {
  readonly id: string;
  /** The content of its brand.json in the current version. */
  readonly root: Json;
}

/** The brands that a brand extends. */
export interface Parents {
  /** The nearest parent first; empty if there is a finding. */
  readonly brands: readonly ParentBrand[];
  /** The ids of all brands that can affect this result, including missing ones. */
  readonly watched: readonly string[];
  /** An error for a missing or unreadable parent, or for a cycle. */
  readonly findings: readonly Finding[];
}

/** Access to the other brands in the folder. */
export interface BrandFiles {
  /** Returns the brand.json of a brand; `null` if there is none. */
  readonly brandJson: (id: string) => SourceFile | null;
  readonly ids: () => readonly string[];
}

export const NO_PARENTS: Parents = { brands: [], watched: [], findings: [] };

const EXTENDS = '/extends';
const ID = new RegExp(BRAND_ID, 'u');

const refusal = (code: string, message: string, remedy: string): Finding =>
  finding({ pointer: EXTENDS, code, message, remedy });

const readRoot = (source: SourceFile): Json | null => {
  const { value } = parseJson('brand.json', source);
  return value === null ? null : upgradeBrand(value).root;
};

const missing = (name: string, id: string, files: BrandFiles): Finding => {
  const others = files.ids().filter((other) => other !== id);
  const meant = closestMatch(name, others);
  return refusal(
    'extends-missing',
    `there is no brand ${printableJson(name)}`,
    meant === null
      ? `write one of ${others.map((other) => printable(other)).join(', ')}`
      : `write ${printableJson(meant)}`,
  );
};

/** Follows `extends` from the content of the brand `id` to its last parent. A faulty link ends the search with a finding. */
export const findParents = (id: string, root: Json, files: BrandFiles): Parents => {
  const brands: ParentBrand[] = [];
  const watched: string[] = [];
  const refuse = (found: Finding): Parents => ({ brands: [], watched, findings: [found] });
  let current: ParentBrand = { id, root };
  while (current.root['extends'] !== undefined) {
    const name = current.root['extends'];
    const isOwn = current.id === id;
    if (typeof name !== 'string' || !ID.test(name))
      return refuse(
        isOwn
          ? refusal('extends-type', `${printableJson(name)} is not the id of a brand`, 'write an id such as "perya"')
          : refusal(
              'extends-faulty',
              `brand ${printable(current.id)} extends ${printableJson(name)}, which is not the id of a brand`,
              `correct extends in ${printable(current.id)}/brand.json`,
            ),
      );
    const path = [id, ...brands.map((parent) => parent.id), name];
    if (path.indexOf(name) < path.length - 1)
      return refuse(
        refusal(
          'extends-cycle',
          name === id && brands.length === 0
            ? 'a brand cannot extend itself'
            : `these brands extend each other: ${path.map((one) => printable(one)).join(' extends ')}`,
          name === id && brands.length === 0
            ? 'write the id of another brand, or remove it'
            : 'remove extends from one of them',
        ),
      );
    watched.push(name);
    const source = files.brandJson(name);
    if (source === null)
      return refuse(
        isOwn
          ? missing(name, id, files)
          : refusal(
              'extends-missing',
              `brand ${printable(current.id)} extends ${printableJson(name)}, and there is no such brand`,
              `correct extends in ${printable(current.id)}/brand.json`,
            ),
      );
    const found = readRoot(source);
    if (found === null)
      return refuse(
        refusal(
          'extends-faulty',
          `brand.json of ${printable(name)} cannot be read`,
          `run marquee check ${printable(name)} and correct what it lists`,
        ),
      );
    current = { id: name, root: found };
    brands.push(current);
  }
  return { brands, watched, findings: [] };
};
