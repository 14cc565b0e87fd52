import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Ask } from '#cli/frame/ask.ts';
import { runCommand } from './run-command.ts';

const BRANDS = fileURLToPath(new URL('../../brands', import.meta.url));
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><path d="M4 4h150v40H4z" fill="#fff"/></svg>';

/** Where a file's tests create brands. */
export interface NewBrands {
  /** A temporary folder for the file. */
  dir: string;
  /** The brands folder with two samples; every test gets a new one. */
  brandsDir: string;
  /** The path of a logo file. */
  logo: string;
  /** Runs `marquee new`. */
  readonly run: (args: readonly string[], ask?: Ask | null) => ReturnType<typeof runCommand>;
}

/** Gives every test in a file its own folder for creating brands. */
export const newBrands = (): NewBrands => {
  const place: NewBrands = {
    dir: '',
    brandsDir: '',
    logo: '',
    run: (args, ask = null) => runCommand(['new', ...args], { brandsDir: place.brandsDir, ask }),
  };
  beforeAll(() => {
    place.dir = mkdtempSync(join(tmpdir(), 'new-'));
    place.logo = join(place.dir, 'logo.svg');
    writeFileSync(place.logo, LOGO);
  });
  beforeEach(() => {
    place.brandsDir = mkdtempSync(join(place.dir, 'brands-'));
    for (const id of ['perya', 'siam']) cpSync(join(BRANDS, id), join(place.brandsDir, id), { recursive: true });
  });
  afterAll(() => rmSync(place.dir, { recursive: true }));
  return place;
};
