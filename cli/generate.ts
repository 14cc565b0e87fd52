import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './generate/lists.ts';

const absolutePath = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const checkOnly = process.argv.includes('--check');

const writeAll = async (
  files: readonly { readonly path: string; readonly make: () => string | Promise<string> }[],
): Promise<void> => {
  for (const { path, make } of files) {
    const generated = await make();
    const existing = await readFile(absolutePath(path), 'utf8').catch(() => null);
    if (generated === existing) continue;
    if (checkOnly) {
      process.stderr.write(`${path}: is out of date; run npm run generate\n`);
      process.exitCode = 1;
    } else {
      await mkdir(dirname(absolutePath(path)), { recursive: true });
      await writeFile(absolutePath(path), generated);
      process.stdout.write(`${path}: written\n`);
    }
  }
};

await writeAll(listFiles);
// Imported only here, because the module reads the lists that were just written.
const { madeFiles } = await import('./generate/made-files.ts');
await writeAll(madeFiles);
