import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { expect, test } from 'vitest';
import { BOOT_SCRIPT_HASH } from './boot-script.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const allow = {
  image: ['https://img.example'],
  launch: ['https://games.example'],
  service: ['https://help.example'],
  gateway: ['https://api.example'],
};
const none = { image: [], launch: [], service: [], gateway: [] };

test("a site's policy admits its own origin and what the brand's lists name, and nothing else", () => {
  expect(contentSecurityPolicy({ allow }).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${BOOT_SCRIPT_HASH}`,
    "style-src 'self'",
    "img-src 'self' blob: https://img.example",
    "font-src 'self'",
    "connect-src 'self' https://api.example",
    'frame-src https://games.example https://help.example',
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types marquee-html worker-url',
  ]);
});

test('a brand without games of others frames nothing', () => {
  expect(contentSecurityPolicy({ allow: none })).toContain("; frame-src 'none';");
});

test('an evaluator of policies finds nothing of weight in it', () => {
  const evaluator = new CspEvaluator(new CspParser(contentSecurityPolicy({ allow: none })).csp);
  const found = evaluator.evaluate().filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(found.map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)).toEqual([]);
});

test('development admits the style elements and the socket of its dev server, and still no script from strings', () => {
  const policy = contentSecurityPolicy({ allow: none, development: true });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' ws: wss:;");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-eval');
});
