import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '#schemas/brand.ts';

const SAMPLES = fileURLToPath(new URL('../../../brands', import.meta.url));

/** The content of `brand.json`, mutable in every part. */
export type BrandJson = { -readonly [Key in keyof Brand]: Editable<Brand[Key]> };
type Editable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Editable<Value[Key]> } : Value;

/** The folder of a brand on disk. */
export interface BrandFiles {
  /** Changes `brand.json`. */
  readonly json: (edit: (brand: BrandJson) => void) => void;
  /** Changes the brand's own English texts. */
  readonly texts: (own: Readonly<Record<string, string>>) => void;
  readonly read: (path: string) => string;
  readonly write: (path: string, content: string | Uint8Array) => void;
  /** Copies files of the sample brand from which the bench's brand is made. */
  readonly copySample: (path: string) => void;
}

export type BrandEdit = (files: BrandFiles) => void;

export const brandFiles = (folder: string): BrandFiles => {
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const change = <Value>(path: string, edit: (value: Value) => Value): void =>
    write(path, `${JSON.stringify(edit(JSON.parse(read(path)) as Value), null, 2)}\n`);
  return {
    read,
    write,
    json: (edit) =>
      change<BrandJson>('brand.json', (brand) => {
        edit(brand);
        return brand;
      }),
    texts: (own) => change<Record<string, string>>('texts/EN.json', (texts) => ({ ...texts, ...own })),
    copySample: (path) => cpSync(join(SAMPLES, 'perya', path), join(folder, path), { recursive: true }),
  };
};

/** The id of the bench's brand. */
export const BENCH_BRAND = 'booth';

const OFF = ['announcements', 'pointMall', 'lottery', 'sports', 'help', 'download', 'join'] as const;

/** Writes the bench's brand: the sample brand perya in one language, with few pages, so that a rehearsal is short. */
export const writeBenchBrand = (folder: string): void => {
  const files = brandFiles(folder);
  files.copySample('assets');
  files.copySample('texts/EN.json');
  files.copySample('brand.json');
  files.json((brand) => {
    Object.assign(brand, {
      id: BENCH_BRAND,
      name: 'Booth',
      hosts: ['booth.localhost', 'stall.localhost'],
      languages: { default: 'EN', supported: ['EN'] },
      pages: [{ id: 'about', path: '/about', link: 'footer' }],
    });
    Object.assign(brand.merchant, { id: BENCH_BRAND, code: BENCH_BRAND });
    brand.modules.off = [...OFF];
    brand.navigation.order = ['RNG', 'LIVE', 'FISH', 'PVP'];
    brand.banners = brand.banners.filter(
      ({ groupName, target }) => ['w_home', 'w_promotion', 'w_login'].includes(groupName) && target !== '/download',
    );
    brand.seo = { title: { EN: 'Booth: slots and live casino' }, description: { EN: 'Slots and live dealers.' } };
  });
  files.write('pages/about/EN.md', '# About Booth\n\nBooth is a small brand with slots and live dealers.\n');
};
