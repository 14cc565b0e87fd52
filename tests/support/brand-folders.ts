import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BRANDS = fileURLToPath(new URL('../../brands/', import.meta.url));

export interface BrandFolders {
  readonly dir: string;
  /** Writes a file; anything other than text is written as JSON. */
  readonly write: (path: string, content: unknown) => void;
  readonly json: (path: string) => Record<string, unknown>;
  readonly clean: () => void;
}

/** Copies sample brands into a temporary folder of brands. */
export const copyBrands = (...ids: readonly string[]): BrandFolders => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-brands-'));
  for (const id of ids) cpSync(join(BRANDS, id), join(dir, id), { recursive: true });
  return {
    dir,
    write: (path, content) => {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content));
    },
    json: (path) => JSON.parse(readFileSync(join(dir, path), 'utf8')) as Record<string, unknown>,
    clean: () => rmSync(dir, { recursive: true, force: true }),
  };
};

/** The values that a brand must set itself, no matter which brand it extends. */
export const ownValues = (id: string) => ({
  version: 2,
  id,
  name: id,
  hosts: [`${id}.localhost`],
  merchant: { id, code: id, platform: 'web', device: 'WEB', lotteryType: 'SEA' },
});
