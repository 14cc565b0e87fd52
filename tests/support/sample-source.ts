import { readdirSync, readFileSync } from 'node:fs';
import { productLooks } from '#publish/layout/looks.ts';
import type { BrandSource } from '#schemas/checks/load-brand.ts';
import type { SourceFile } from '#schemas/checks/parse-json.ts';

const folder = new URL('../../brands/perya/', import.meta.url);
const brandJson = readFileSync(new URL('brand.json', folder), 'utf8');

export const sourceFile = (content: string | Uint8Array): SourceFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { size: bytes.length, read: () => bytes };
};

/** Creates a new copy of a valid brand.json, for tests that change it. */
export const sampleJson = (): Record<string, unknown> => JSON.parse(brandJson) as Record<string, unknown>;

/** Creates the sample brand `perya` as a source, with parts replaced by the test. */
export const sampleSource = (over: Partial<BrandSource> & { readonly json?: unknown } = {}): BrandSource => {
  const { json, ...rest } = over;
  const languages = ['TY', 'EN'].map(
    (language) => [language, sourceFile(readFileSync(new URL(`texts/${language}.json`, folder)))] as const,
  );
  const assets = readdirSync(new URL('assets/', folder)).map((name) => {
    const svg = readFileSync(new URL(`assets/${name}`, folder), 'utf8');
    return [`assets/${name}`, { size: svg.length, svg }] as const;
  });
  return {
    id: 'perya',
    brandJson: sourceFile(json === undefined ? brandJson : JSON.stringify(json)),
    texts: new Map(languages),
    assets: new Map(assets),
    siteTexts: null,
    looks: productLooks(),
    ...rest,
  };
};
