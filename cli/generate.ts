import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootScriptText } from './generate/boot-script.ts';
import { brandFileDocText } from './generate/brand-file-doc.ts';
import { brandSchemaText } from './generate/brand-schema.ts';
import { flowStoryFiles } from './generate/flow-stories.ts';
import { flowsDocText } from './generate/flows-doc.ts';
import { phoneMetadataFiles } from './generate/phone-metadata.ts';
import { themeDocText } from './generate/theme-doc.ts';

const FILES: readonly { readonly path: string; readonly make: () => string | Promise<string> }[] = [
  { path: 'publish/generated/boot-script.ts', make: bootScriptText },
  { path: 'schemas/generated/brand.schema.json', make: brandSchemaText },
  { path: 'docs/brand-file.md', make: brandFileDocText },
  { path: 'docs/flows.md', make: flowsDocText },
  { path: 'docs/theme.md', make: themeDocText },
  ...phoneMetadataFiles,
  ...flowStoryFiles,
];

const absolutePath = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const checkOnly = process.argv.includes('--check');

for (const { path, make } of FILES) {
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
