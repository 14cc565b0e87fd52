import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneMetadataFiles } from './phone-metadata.ts';

test.each(phoneMetadataFiles.map(({ path, make }) => [path, make] as const))(
  '%s matches the installed libphonenumber metadata',
  (path, make) => {
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(make());
  },
);
