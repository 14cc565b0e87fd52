import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { INLINE_SCRIPT_HASH } from './inline-script.ts';

const allow = {
  image: ['https://img.example'],
  launch: ['https://games.example'],
  service: ['https://help.example'],
  payment: ['https://pay.example'],
  gateway: ['https://api.example'],
};
const none = { image: [], launch: [], service: [], payment: [], gateway: [] };

test("the CSP of a site allows its own origin and the origins in the brand's file, and nothing else", () => {
  expect(contentSecurityPolicy({ allow }).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${INLINE_SCRIPT_HASH}`,
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
    'trusted-types worker-url dompurify',
    'report-uri /_reports',
  ]);
});

test('a brand without launch origins may frame nothing', () => {
  expect(contentSecurityPolicy({ allow: none })).toContain("; frame-src 'none';");
});

test('a CSP evaluator finds no serious problem in the CSP of a site', () => {
  const evaluator = new CspEvaluator(new CspParser(contentSecurityPolicy({ allow: none })).csp);
  const found = evaluator.evaluate().filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(found.map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)).toEqual([]);
});

test('in development, inline styles and the socket of the dev server are allowed, but scripts from strings are not', () => {
  const policy = contentSecurityPolicy({ allow: none, development: true });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' ws: wss:;");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-eval');
});
