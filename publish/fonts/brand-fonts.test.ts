import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatFinding } from '#schemas/checks/finding.ts';
import { checkStructure } from '#schemas/checks/structure.ts';
import type { FontFace } from '#schemas/layout/fonts.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import * as fc from '#tests/support/fast-check.ts';
import { readBrandFolder } from '../brand-folder.ts';
import { compileBrand } from '../compile-brand.ts';
import { lookFont, productLooks } from '../layout/looks.ts';
import { readFont } from './read-font.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const CHONBURI = join(root, 'looks/velvet/fonts/chonburi');
const latin = readFileSync(join(CHONBURI, 'latin.woff2'));

let dir: string;
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'perya');
  cpSync(join(root, 'brands/perya'), dir, { recursive: true });
});
afterEach(() => rmSync(dirname(dir), { recursive: true }));

const faceOf = (...files: FontFace['files']): FontFace => ({ family: 'Own', files });
const LATIN_FACE = faceOf({ path: 'assets/own.woff2', weight: '400 700', script: 'latin' });

interface Change {
  readonly display?: unknown;
  readonly look?: string;
  /** Font families for the role `display` in the brand file. */
  readonly families?: string;
  readonly languages?: object;
}

/** Writes a brand with fonts and reads its folder. Returns only the findings about fonts. */
const load = ({ display, look = 'arcade@1', families, languages }: Change) => {
  const json = sampleJson();
  const theme = {
    default: 'dark',
    tokens: families === undefined ? {} : { fontFamily: { $type: 'fontFamily', 'font-display': { $value: families } } },
    ...(display !== undefined && { fonts: { display } }),
  };
  writeFileSync(
    join(dir, 'brand.json'),
    JSON.stringify({ ...json, theme, layout: { look }, ...(languages !== undefined && { languages }) }),
  );
  const folder = readBrandFolder(dir);
  if (folder.brand === null) throw new Error(folder.findings.map(formatFinding).join('\n'));
  const site = compileBrand({ ...folder, brand: folder.brand });
  return {
    family: folder.brand.theme.fonts?.display?.family,
    layer: folder.layers.get('/theme/fonts/display')?.layer,
    findings: folder.findings.filter(({ code }) => code.startsWith('font') || code === 'enum').map(formatFinding),
    site,
    sheet: new TextDecoder().decode(site.files.get(site.themeHref)?.body),
  };
};

test("a brand's font file is served at a URL with its hash, for the characters of its script only [layout.fonts.files]", () => {
  writeFileSync(join(dir, 'assets/own.woff2'), latin);
  const { family, layer, findings, site, sheet } = load({ display: LATIN_FACE });
  expect({ family, layer, findings }).toEqual({ family: 'Own', layer: 'brand', findings: [] });
  const [, address = ''] =
    /'Own';font-weight:400 700;font-display:swap;src:url\((\/brand\/[0-9a-f]{16}\/own\.woff2)\)/.exec(sheet) ?? [];
  expect(site.files.get(address)).toMatchObject({ type: 'font/woff2' });
  expect(Buffer.from(site.files.get(address)?.body ?? []).equals(latin)).toBe(true);
  expect(sheet).toMatch(/:root\{--font-display:'Own',/);
  expect(sheet).not.toContain('U+0E01');
});

test('a brand inherits the font of its look, and families of its own replace that font [layout.fonts.files]', () => {
  const inherited = load({});
  expect(inherited).toMatchObject({ family: 'Exo 2', layer: 'look', findings: [] });
  const [, address = ''] = /url\((\/brand\/[0-9a-f]{16}\/exo-2\/latin\.woff2)\)/.exec(inherited.sheet) ?? [];
  expect(inherited.site.files.get(address)?.body).toEqual(lookFont('looks/arcade/fonts/exo-2/latin.woff2'));
  const own = load({ families: 'Georgia, serif' });
  expect(own.family).toBeUndefined();
  expect(own.sheet).not.toContain('@font-face');
  expect(own.sheet).toContain('--font-display:Georgia, serif');
});

test.each([
  {
    what: 'of 5 MB',
    bytes: Buffer.alloc(5_000_000),
    finding: '"assets/own.woff2" weighs 5000 kB; make it 30 kB or less',
  },
  {
    what: 'in another format',
    bytes: Buffer.from('OTTO this is not WOFF2'),
    finding: '"assets/own.woff2" does not contain WOFF2 data',
  },
  {
    what: 'that is incomplete',
    bytes: latin.subarray(0, 9000),
    finding: '"assets/own.woff2" is incomplete',
  },
  {
    what: 'with damaged data',
    bytes: Buffer.concat([latin.subarray(0, 400), Buffer.alloc(latin.length - 400, 7)]),
    finding: '"assets/own.woff2" cannot be decoded as a font',
  },
  {
    what: 'that is missing',
    bytes: null,
    finding: '"assets/own.woff2" is not in the folder',
  },
])(
  "a font file $what is a finding, and the look's font is used [layout.fonts.files] [layout.fonts.budget]",
  ({ bytes, finding }) => {
    if (bytes !== null) writeFileSync(join(dir, 'assets/own.woff2'), bytes);
    const { family, layer, findings } = load({ display: LATIN_FACE });
    expect({ family, layer }).toEqual({ family: 'Exo 2', layer: 'look' });
    expect(findings).toEqual([expect.stringContaining(`brand.json#/theme/fonts/display/files/0/path: ${finding}`)]);
  },
);

test("a font whose files exceed 30 kB in one language is a finding, and the look's font is used [layout.fonts.budget]", () => {
  writeFileSync(join(dir, 'assets/own.woff2'), latin);
  writeFileSync(join(dir, 'assets/bold.woff2'), Buffer.from(latin));
  const { family, findings } = load({
    display: faceOf(
      { path: 'assets/own.woff2', weight: '400', script: 'latin' },
      { path: 'assets/bold.woff2', weight: '700', script: 'latin' },
    ),
  });
  expect(family).toBe('Exo 2');
  expect(findings).toEqual([
    'brand.json#/theme/fonts/display/files: pages in TY request 38 kB of this font; make it 30 kB or less, with fewer weights or smaller files',
  ]);
});

test('a font with a path outside the folder or an unknown script is not used, and the brand is served [layout.fonts.files]', () => {
  for (const file of [
    { path: '../../../etc/own.woff2', weight: '400', script: 'latin' },
    { path: 'assets/../../siam/assets/own.woff2', weight: '400', script: 'latin' },
    { path: 'looks/velvet/fonts/chonburi/latin.woff2', weight: '400', script: 'latin' },
    { path: 'assets/own.woff2', weight: '400', script: 'latn' },
    { path: 'assets/own.woff2', weight: 400, script: 'latin' },
  ]) {
    const { family } = load({ display: { family: 'Own', files: [file] } });
    expect(family, JSON.stringify(file)).toBe('Exo 2');
  }
  expect(load({ display: 'Arial' }).family).toBe('Exo 2');
});

test('hostile bytes in a font are reported as a fault and never throw [layout.fonts.files]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(latin.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
      fc.option(fc.nat(200)),
      (changes, head) => {
        const bytes = Uint8Array.from(latin);
        for (const [at, byte] of changes) bytes[head === null ? at : at % (head + 1)] = byte;
        const { fault, measures } = readFont(bytes);
        expect(fault === null).toBe(measures !== null);
      },
    ),
    { numRuns: 150 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(readFont(Uint8Array.from([...Buffer.from('wOF2'), ...bytes])).fault).not.toBeNull();
    }),
  );
});

/** Decompresses the data of a font. At most three bytes follow the compressed data in the file. */
const dataOf = (font: Buffer): { readonly start: number; readonly data: Buffer } => {
  const size = font.readUInt32BE(20);
  for (let start = font.length - size - 3; ; start += 1)
    try {
      return { start, data: brotliDecompressSync(font.subarray(start, start + size)) };
    } catch (error) {
      if (start > font.length - size) throw error;
    }
};

test('a font that decompresses to several megabytes is not decoded [layout.fonts.files]', () => {
  const { start, data } = dataOf(latin);
  const padded = (bytes: number): Buffer => {
    const packed = brotliCompressSync(Buffer.concat([data, Buffer.alloc(bytes)]));
    const font = Buffer.concat([latin.subarray(0, start), packed]);
    font.writeUInt32BE(font.length, 8);
    font.writeUInt32BE(packed.length, 20);
    return font;
  };
  expect(readFont(padded(1000))).toMatchObject({ fault: null, measures: {} });
  expect(readFont(padded(3_000_000))).toMatchObject({
    fault: { message: 'cannot be decoded as a font' },
    measures: null,
  });
});

test('Thai letters missing from a font give one warning per language, with their number and the first few [layout.fonts.glyphs]', () => {
  const { family, findings } = load({ languages: { default: 'TH', supported: ['TH', 'EN', 'JA'] } });
  expect(family).toBe('Exo 2');
  expect(findings).toEqual([
    expect.stringMatching(
      /^brand\.json#\/layout\/look: the font "Exo 2" lacks \d{2} characters of TH: ก ข ค ง จ ฉ ช ซ …; /,
    ),
  ]);
  expect(load({ look: 'velvet@1', languages: { default: 'TH', supported: ['TH', 'EN', 'JA'] } }).findings).toEqual([]);
});

test("each font has fallbacks that match its line height and mean width, which also supply the digits if the font's own differ in width [layout.fonts.fallback]", () => {
  const { sheet } = load({ look: 'velvet@1' });
  const rules = sheet.match(/@font-face\{[^}]*\}/g) ?? [];
  const valuesOf = (family: string, name: string) =>
    rules
      .filter((rule) => rule.includes(`font-family:'${family}';`))
      .map((rule) => Number.parseFloat(new RegExp(`;${name}:([\\d.]+)%`).exec(rule)?.[1] ?? ''));
  const scales = valuesOf('Chonburi Times New Roman', 'size-adjust');
  const measures = readFont(latin).measures;
  expect(scales.length).toBeGreaterThanOrEqual(2);
  scales.forEach((scale, index) => {
    // Chonburi is much wider than Times New Roman.
    expect(scale).toBeGreaterThan(120);
    const heightOf = (name: string) => ((valuesOf('Chonburi Times New Roman', name)[index] ?? 0) * scale) / 10_000;
    expect(heightOf('ascent-override')).toBeCloseTo(measures?.ascent ?? 0, 3);
    expect(heightOf('descent-override')).toBeCloseTo(measures?.descent ?? 0, 3);
    expect(heightOf('line-gap-override')).toBeCloseTo(measures?.lineGap ?? 0, 3);
  });
  expect(measures?.hasTabularFigures).toBe(false);
  const own = rules.find((rule) => rule.includes("font-family:'Chonburi';"));
  expect(own).toContain('U+0000-002F,U+003A-00FF');
  expect(sheet).toMatch(/--font-display:'Chonburi','Chonburi Times New Roman','Chonburi Noto Serif',/);
  expect(load({ look: 'fiesta@1' }).sheet).toMatch(/'Baloo 2';[^}]*unicode-range:U\+0000-00FF/);
});

const looks = [...productLooks()];

test('at least three looks have fonts of their own [layout.fonts.files]', () => {
  const families = looks.flatMap(([, { fonts = {} }]) => Object.values(fonts).map(({ family }) => family));
  expect(new Set(families).size).toBeGreaterThanOrEqual(3);
});

test.each(looks)('the fonts of %s are valid, and each file has at most 30 kB [layout.fonts.budget]', (name, look) => {
  const files = Object.values(look.fonts ?? {}).flatMap((face) => face.files);
  for (const { path } of files) {
    expect(path, name).toMatch(new RegExp(`^looks/${name.split('@')[0]}/fonts/`));
    const content = lookFont(path);
    expect(content === null ? null : readFont(content), path).toMatchObject({ fault: null, measures: {} });
  }
  const text = JSON.stringify(look.fonts ?? {}).replaceAll(/looks\/[^/]+\/fonts\/[^/]+\//g, 'assets/');
  const theme = { ...(sampleJson()['theme'] as object), fonts: JSON.parse(text) as unknown };
  expect(
    checkStructure({ theme })
      .filter(({ block }) => block === 'theme')
      .map(formatFinding),
  ).toEqual([]);
});

test('every font file has its licence beside it [layout.fonts.licences]', () => {
  const fonts = ['looks', 'brands', 'src', 'sandbox', 'publish', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:woff2?|ttf|otf|ttc|eot)$/i.test(file))
      .map((file) => join(folder, file)),
  );
  expect(fonts.length).toBeGreaterThan(0);
  const isLicensed = (font: string): boolean => {
    const licence = join(root, dirname(font), 'OFL.txt');
    return existsSync(licence) && /SIL OPEN FONT LICENSE/i.test(readFileSync(licence, 'utf8'));
  };
  expect(fonts.filter((font) => !isLicensed(font))).toEqual([]);
});
