import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '#src/texts/create-i18n.ts';
import EN from '#src/texts/rules/EN.json';
import { TYPED } from './facts.ts';

export interface Keystroke {
  readonly committedMs: number;
  /** Commit and layout. */
  readonly doneMs: number;
}

export interface Measured {
  readonly mountMs: number;
  readonly keystrokes: readonly Keystroke[];
}

/** Right and wrong values, so that messages come and go. */
const FIRST: Readonly<Record<string, string>> = { username: 'anacruz1', password: 'abc12345', confirmPassword: 'abc12345', mobileNum: '91712345', payeeName: 'Ana Cruz', email: 'ana@b.co' };
const WRONG = 'a b_c d-';
const MORE = 'x9!x9';
const DIGITS = '77777';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const laidOut = (): number => document.body.offsetHeight;
/** As the browser sets it: React watches the element's own property. */
const valueOf = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

const inputOf = (name: string): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"], input#plain_${name}`);
  if (input === null) throw new Error(`the form has no field ${name}`);
  return input;
};

/** From the input event until React has committed a value (it writes the attribute along with it) and the page is laid out. */
const keystroke = async (input: HTMLInputElement, text: string): Promise<Keystroke> => {
  const before = input.getAttribute('value');
  valueOf?.set?.call(input, text);
  const start = performance.now();
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.at(-1) ?? null, inputType: 'insertText' }));
  for (let turns = 0; input.getAttribute('value') === before; turns += 1) {
    if (turns > 1000) throw new Error(`${input.name || input.id} did not take ${text}`);
    await (turns < 20 ? Promise.resolve() : pause());
  }
  const committedMs = performance.now() - start;
  laidOut();
  return { committedMs, doneMs: performance.now() - start };
};

/** Types into each field and leaves it, then again while messages stand. */
const typeAll = async (): Promise<readonly Keystroke[]> => {
  const times: Keystroke[] = [];
  for (const textOf of [(name: string) => FIRST[name] ?? WRONG, (name: string) => (name === 'mobileNum' ? DIGITS : MORE)]) {
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

/** Mounts a form on the fresh page and, if asked to, types into it. */
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
  if (!types) return { mountMs, keystrokes: [] };
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { mountMs, keystrokes: await typeAll() };
};
