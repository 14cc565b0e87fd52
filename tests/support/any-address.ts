import * as fc from 'fast-check';
import { FULL } from './full-run.ts';
import { FOREIGN_URLS, HOSTILE_URLS } from './hostile-urls.ts';

/** The number of runs of a property over URLs. */
export const PROPERTY_RUNS = 1000 * FULL;

const PIECES = [
  'https://',
  'https:',
  'http://',
  'javascript:',
  'data:text/html,',
  'shop.example',
  'evil.example',
  'games.localhost:4000',
  '//',
  '/',
  '\\',
  '@',
  ':',
  '?',
  '#',
  '.',
  ':443',
  '%2f',
  '%00',
  'ana:pw@',
  '\u202e',
  '\u0000',
  '\t',
  '\n',
  ' ',
  '<script>',
  '"',
  'TELEGRAM',
] as const;

/** URLs that a platform or a brand might send: well-formed ones, hostile ones, and random combinations of their parts. */
export const anyAddress: fc.Arbitrary<string> = fc.oneof(
  fc.webUrl({ validSchemes: ['http', 'https', 'ftp'], withFragments: true, withQueryParameters: true }),
  fc.constantFrom(...HOSTILE_URLS, ...FOREIGN_URLS, 'https://shop.example/a?b=c#d'),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.constantFrom('https://shop.example', 'https://evil.example'), fc.string({ unit: 'binary' }))
    .map(([start, rest]) => start + rest),
  fc
    .tuple(fc.constantFrom(...HOSTILE_URLS), fc.constantFrom(...PIECES), fc.nat(40))
    .map(([address, piece, at]) => address.slice(0, at) + piece + address.slice(at)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
