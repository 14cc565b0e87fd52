import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HumanStart } from './human-check.ts';
import { waitForProvider } from './provider-script.ts';
import { widgetCheck } from './widget-check.ts';

const START: HumanStart = { type: 'human.start', action: 'register', language: 'en', theme: 'dark' };

type Options = Parameters<NonNullable<Window['turnstile']>['render']>[1];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = '<main id="place"></main>';
});
afterEach(() => {
  vi.useRealTimers();
  delete window.turnstile;
  delete window.grecaptcha;
});

/** A page whose document contains the provider's script; the test decides whether the script loads or fails. */
const open = (provider: 'turnstile' | 'recaptcha', { width = 360 } = {}) => {
  const script = document.body.appendChild(document.createElement('script'));
  script.id = 'provider';
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  const widget: { options: Options | null; resets: unknown[]; run: (() => void) | null } = {
    options: null,
    resets: [],
    run: null,
  };
  const put = (): void => {
    window[provider === 'turnstile' ? 'turnstile' : 'grecaptcha'] = {
      ready: (run) => {
        widget.run = run;
      },
      render: (_place, options) => {
        widget.options = options;
        return 7;
      },
      reset: (id) => void widget.resets.push(id),
    };
  };
  const result = widgetCheck(
    provider,
    'site-key',
    waitForProvider(),
  )(document.getElementById('place') ?? document.body, START);
  const ended = result.then(
    (fields) => fields,
    (error: { readonly code?: string }) => error.code,
  );
  return { script, put, widget, ended };
};
const settle = () => vi.advanceTimersByTimeAsync(1);

test('Turnstile gets key, action and theme, and its token is sent under the field name that its servers expect', async () => {
  const { script, put, widget, ended } = open('turnstile');
  put();
  script.dispatchEvent(new Event('load'));
  await settle();
  expect(widget.options).toMatchObject({ sitekey: 'site-key', action: 'register', theme: 'dark', size: 'flexible' });
  widget.options?.callback('token');
  expect(await ended).toEqual({ 'cf-turnstile-response': 'token' });
});

test('reCAPTCHA is rendered once it is fully loaded', async () => {
  const { script, put, widget, ended } = open('recaptcha');
  put();
  script.dispatchEvent(new Event('load'));
  await settle();
  expect(widget.options).toBeNull();
  widget.run?.();
  await settle();
  expect(widget.options).toMatchObject({ sitekey: 'site-key', theme: 'dark', size: 'normal' });
  expect(widget.options).not.toHaveProperty('action');
  widget.options?.callback('token');
  expect(await ended).toEqual({ 'g-recaptcha-response': 'token' });
});

test.each([
  ['turnstile', 'human_failed'],
  ['recaptcha', 'human_unreachable'],
] as const)('an error callback of %s fails the check with %s', async (provider, code) => {
  const { script, put, widget, ended } = open(provider);
  put();
  script.dispatchEvent(new Event('load'));
  await settle();
  widget.run?.();
  await settle();
  widget.options?.['error-callback']();
  expect(await ended).toBe(code);
});

test('an expired token resets the widget, and the next token is used', async () => {
  const { script, put, widget, ended } = open('turnstile');
  put();
  script.dispatchEvent(new Event('load'));
  await settle();
  widget.options?.['expired-callback']();
  expect(widget.resets).toEqual([7]);
  widget.options?.callback('second');
  expect(await ended).toEqual({ 'cf-turnstile-response': 'second' });
});

test('a narrow frame gets the compact widget', async () => {
  const { script, put, widget } = open('recaptcha', { width: 280 });
  put();
  script.dispatchEvent(new Event('load'));
  await settle();
  widget.run?.();
  await settle();
  expect(widget.options?.size).toBe('compact');
});

test.each([
  ['fails to load', (script: HTMLScriptElement) => void script.dispatchEvent(new Event('error'))],
  ['throws', (script: HTMLScriptElement) => void script.dispatchEvent(new Event('load'))],
  ['never loads', () => vi.advanceTimersByTime(15_000)],
])('a script that %s makes the provider unreachable', async (_how, become) => {
  const { script, ended } = open('turnstile');
  become(script);
  expect(await ended).toBe('human_unreachable');
});

test('a script that never becomes ready makes the provider unreachable', async () => {
  const { script, put, ended } = open('recaptcha');
  put();
  script.dispatchEvent(new Event('load'));
  await settle();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await ended).toBe('human_unreachable');
});
