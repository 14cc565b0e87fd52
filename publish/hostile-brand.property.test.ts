import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { formatFinding } from '#schemas/checks/finding.ts';
import { loadBrand } from '#schemas/checks/load-brand.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { sampleJson, sampleSource } from '#tests/support/sample-source.ts';
import { TEST_SVG } from '#tests/support/test-brand.ts';
import { compileBrand } from './compile-brand.ts';
import { gamesPolicy } from './games/games-headers.ts';
import { publishedSite } from './published-site.ts';

/** Creates a brand file that also has the optional texts that sample brands leave out. */
const fullJson = (): Record<string, unknown> => ({
  ...sampleJson(),
  hosts: ['play.example', 'perya.localhost'],
  platform: {
    origin: 'https://gateway.example',
    session: 'cookie',
    timeouts: { call: 30_000, chunk: 120_000 },
    allow: {
      image: ['https://images.example'],
      launch: ['https://games.example'],
      service: ['https://chat.example'],
      payment: ['https://pay.example'],
      gateway: ['https://api.example'],
    },
  },
  connectors: {
    origin: 'https://connect.example',
    human: { provider: 'recaptcha', siteKey: '6LKEY', script: 'https://www.recaptcha.net/api.js' },
    phone: {
      provider: 'firebase',
      kinds: ['google', 'sms'],
      apiKey: 'key',
      authDomain: 'auth.example',
      projectId: 'one',
      appId: '1:2:web:3',
      script: 'https://modules.example/firebase',
    },
  },
  liveChat: 'https://chat.example/room',
  licence: { number: 'N-1', licensors: [{ name: 'Regulator', url: 'https://regulator.example/' }] },
  helplines: [{ name: 'Helpline', phone: '1 55', url: 'https://helpline.example/' }],
  resources: [
    {
      resourceType: 'TELEGRAM',
      url: 'https://telegram.example/perya',
      qrCodeUrl: 'https://telegram.example/qr',
      labelNameEn: 'Telegram',
    },
  ],
});

type Path = readonly string[];
const stringsIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'string'
    ? [path]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => stringsIn(entry, [...path, key]))
      : [];

const withValue = (path: Path, change: (before: string) => string): Record<string, unknown> => {
  const json = fullJson();
  let holder: Record<string, unknown> = json;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  holder[last] = change(String(holder[last]));
  return json;
};

const HOSTILE = [
  '; script-src-elem *; frame-ancestors *',
  ' https://evil.example',
  ', https://evil.example',
  "'unsafe-inline'",
  '*',
  '\r\nSet-Cookie: a=b',
  '\n/*\n  X-Evil: 1',
  '";} location /x { return 200 "y',
  '$host$request_uri',
  '\\',
  '"><script src=//evil.example></script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<!--',
  "' onload='alert(1)",
  'javascript:alert(1)',
  'https://user:word@evil.example/',
  'https://evil.example\\@play.example/',
  '@evil.example',
  ':99999',
  '\u0000',
  '\u2028',
  '\u202emoc',
  '/../../etc/passwd',
  '}:root{--evil:1',
  ';--evil:url(//evil.example)',
  'é',
  'x'.repeat(3000),
] as const;

const assets = new Map(
  [...sampleSource().assets.keys()].map((path) => [path, new TextEncoder().encode(TEST_SVG)] as const),
);

/** Returns the structure of a file, which no value of a brand may change: the names of headers, directives, elements and blocks, in order. */
const structureOf = (path: string, body: string): readonly unknown[] | null => {
  const lines = body.split('\n');
  if (path.endsWith('_headers')) return lines.map((line) => (line.startsWith('/') ? 'path' : line.split(':')[0]));
  if (/nginx(?:-release)?\.conf$/.test(path))
    return lines.map((line) => [
      line.trim().split(' ')[0],
      [...line.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[{};]/g)].length,
    ]);
  if (path.endsWith('.html'))
    return [...body.replace(/="[^"]*"/g, '').matchAll(/<[^>]*>/g)].map(([element]) => element);
  if (path.endsWith('.webmanifest')) return Object.keys(JSON.parse(body) as object);
  if (path.endsWith('.css')) return [...body.matchAll(/[{}]|--[a-z-]+:/g)].map(([sign]) => sign);
  if (path.endsWith('.xml')) return [...body.matchAll(/<\/?[a-z:?]+/g)].map(([sign]) => sign);
  return null;
};

const policiesIn = (body: string): readonly string[] =>
  [...body.matchAll(/Content-Security-Policy: (.*)/g)].map(([, policy = '']) => policy);
const directivesOf = (policy: string): readonly (readonly string[])[] =>
  policy.split('; ').map((part) => part.split(' '));
const SOURCE =
  /^(?:'[\w+/=-]+'|(?:blob|ws|wss):|https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?|worker-url|dompurify|\/_reports)$/;

interface Outputs {
  /** The errors that the check found. If there are none, no value was replaced by a default. */
  readonly errors: readonly string[];
  readonly files: ReadonlyMap<string, string>;
}

const outputsOf = async (json: Record<string, unknown>): Promise<Outputs | null> => {
  const metadata = new Map([...assets].map(([path]) => [path, { size: 1000, svg: TEST_SVG }] as const));
  const { brand, findings } = loadBrand(sampleSource({ json, assets: metadata }));
  if (brand === null) return null;
  const site = compileBrand({ brand, texts: {}, assets });
  const files = new Map<string, string>();
  for (const [path, body] of await publishedSite({ site, build: testBuild(), origin: 'https://play.example' })) {
    const name = path.replace(/\.?[0-9a-f]{16}/g, '');
    if (/_headers$|nginx(?:-release)?\.conf$|\.(?:html|webmanifest|css|xml)$/.test(name))
      files.set(name, new TextDecoder().decode(body));
  }
  files.set('games/_headers', `/slot\n  Content-Security-Policy: ${gamesPolicy(brand.platform.allow.launch)}`);
  return { errors: findings.filter(({ level }) => level === 'error').map(formatFinding), files };
};

const expectSound = ({ errors, files }: Outputs, usual: Outputs): void => {
  for (const [path, body] of files) {
    const before = usual.files.get(path);
    if (before === undefined) expect([path, errors]).not.toEqual([path, []]);
    else if (errors.length === 0) expect([path, structureOf(path, body)]).toEqual([path, structureOf(path, before)]);
    else
      expect(structureOf(path, before)?.map(String)).toEqual(
        expect.arrayContaining(structureOf(path, body)?.map(String) ?? []),
      );
    for (const policy of policiesIn(body))
      for (const [, ...sources] of directivesOf(policy)) for (const source of sources) expect(source).toMatch(SOURCE);
    for (const [, data = ''] of body.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/g))
      JSON.parse(data);
  }
};

test('no text in a brand file can change the structure of a header, a policy, a configuration, a document or a style sheet [brand.config.server]', async () => {
  const usual = await outputsOf(fullJson());
  if (usual === null) throw new Error('the full brand is refused');
  expect(usual.errors).toEqual([]);
  expect([...usual.files.keys()]).toEqual(
    expect.arrayContaining([
      '_headers',
      'nginx.conf',
      'nginx-release.conf',
      'index.html',
      'connect/_headers',
      'connect/nginx.conf',
      'sitemap.xml',
    ]),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...stringsIn(fullJson())),
      fc.constantFrom(...HOSTILE),
      fc.constantFrom('alone', 'before', 'behind'),
      async (path, hostile, place) => {
        const json = withValue(path, (before) =>
          place === 'alone' ? hostile : place === 'before' ? hostile + before : before + hostile,
        );
        const outputs = await outputsOf(json);
        if (outputs !== null) expectSound(outputs, usual);
      },
    ),
    { numRuns: 300 },
  );
});
