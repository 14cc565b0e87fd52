import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publishBrand } from './publish-brand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const refuse = (why: string): number => {
  process.stderr.write(`${why}\n`);
  return 2;
};

/** `marquee publish BRAND --out DIR`. Resolves to the exit code. */
export const publishCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string', short: 'o' },
      origin: { type: 'string' },
      keep: { type: 'string' },
      'keep-days': { type: 'string' },
      by: { type: 'string' },
      note: { type: 'string' },
      reload: { type: 'string' },
      'replace-brand': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [brand, ...more] = positionals;
  if (brand === undefined || more.length > 0) return refuse('Name one brand: marquee publish BRAND --out DIR');
  if (values.out === undefined) return refuse(`Name a folder: marquee publish ${brand} --out DIR`);
  return publishBrand(root, {
    brand,
    out: values.out,
    origin: values.origin,
    keep: values.keep,
    keepDays: values['keep-days'],
    by: values.by,
    note: values.note,
    replaceBrand: values['replace-brand'],
    reload: values.reload,
  });
};
