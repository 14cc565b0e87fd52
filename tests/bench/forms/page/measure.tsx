import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '#src/texts/create-i18n.ts';
import EN from '#languages/EN/site/rules.json';
import { commitClock } from './commit-clock.ts';
import { TYPED } from './register-form-input.ts';

export interface Keystroke {
  /** From the input event to the last React commit that it caused, or to the end of the event handler if nothing had to be rendered. */
  readonly committedMs: number;
  /** Like `committedMs`, but including the layout of the page. */
  readonly laidOutMs: number;
  readonly commits: number;
}

export interface Measured {
  readonly mountMs: number;
  readonly keystrokes: readonly Keystroke[];
  /** The fields that show a message after everything has been typed. */
  readonly invalidFields: readonly string[];
}

/** Both valid and invalid values, so that messages appear and disappear. */
const FIRST: Readonly<Record<string, string>> = {
  username: 'anacruz1',
  password: 'abc12345',
  confirmPassword: 'abc12345',
  mobileNum: '91712345',
  payeeName: 'Ana Cruz',
  email: 'ana@b.co',
};
const WRONG = 'a b_c d-';
const MORE = 'x9!x9';
const DIGITS = '77777';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const laidOut = (): number => document.body.offsetHeight;
/** The prototype's setter; React patches `value` on each element and would otherwise miss the change. */
const valueOf = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

const inputOf = (name: string): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"], input#plain_${name}`);
  if (input === null) throw new Error(`the form has no field ${name}`);
  return input;
};

/** Removes the separators of a formatted number. */
const reading = (text: string): string => text.replace(/[\s()-]/gu, '');
/** More microtasks than any of the forms needs after an event. */
const MICROTASKS = 20;

/** Sets the text, dispatches the event as a browser does, and waits until React is done. */
const keystroke = async (input: HTMLInputElement, text: string): Promise<Keystroke> => {
  const before = commitClock.count;
  valueOf?.set?.call(input, text);
  const start = performance.now();
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.at(-1) ?? null, inputType: 'insertText' }));
  const returned = performance.now();
  for (let turn = 0; turn < MICROTASKS; turn += 1) await Promise.resolve();
  const settled = performance.now();
  laidOut();
  const layoutMs = performance.now() - settled;
  // Deferred work is done after two tasks.
  await pause();
  await pause();
  if (reading(input.value) !== reading(text)) throw new Error(`${input.name || input.id} did not accept ${text}`);
  const commits = commitClock.count - before;
  const committedMs = (commits === 0 ? returned : Math.max(returned, commitClock.lastAt)) - start;
  return { committedMs, laidOutMs: committedMs + layoutMs, commits };
};

/** Types into each field and blurs it, then repeats this while messages are shown. */
const typeAll = async (): Promise<readonly Keystroke[]> => {
  const times: Keystroke[] = [];
  for (const textOf of [
    (name: string) => FIRST[name] ?? WRONG,
    (name: string) => (name === 'mobileNum' ? DIGITS : MORE),
  ]) {
    for (const name of TYPED) {
      const input = inputOf(name);
      input.focus();
      for (const character of textOf(name)) {
        await pause();
        times.push(await keystroke(input, input.value + character));
      }
      input.blur();
    }
  }
  return times;
};

/** Mounts a form on the fresh page and, if requested, types into it. */
export const measure = async (Form: ComponentType, types: boolean): Promise<Measured> => {
  const i18n = createI18n({ language: 'EN', ready: { EN: { rules: EN } }, load: () => Promise.resolve(null) });
  const Page = (): ReactNode => (
    <I18nextProvider i18n={i18n}>
      <Form />
    </I18nextProvider>
  );
  const container = document.querySelector('main');
  if (container === null) throw new Error('the page has no main part');
  const root = createRoot(container);
  flushSync(() => root.render(<p>ready</p>));
  laidOut();
  await pause();
  const start = performance.now();
  flushSync(() => root.render(<Page />));
  laidOut();
  const mountMs = performance.now() - start;
  if (!types) return { mountMs, keystrokes: [], invalidFields: [] };
  await new Promise((resolve) => setTimeout(resolve, 200));
  const keystrokes = await typeAll();
  await pause();
  return {
    mountMs,
    keystrokes,
    invalidFields: [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')].map(
      ({ name }) => name,
    ),
  };
};
