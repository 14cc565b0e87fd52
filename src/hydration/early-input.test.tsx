import { act, Suspense, use, useState, type SyntheticEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetHandledPresses, replayEarlyInput, type EarlyInput } from './early-input.ts';

const sent: unknown[] = [];

function Form() {
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [stays, setStays] = useState(true);
  const [country, setCountry] = useState('PH');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    sent.push({ name, about, stays, country });
  };
  return (
    <form aria-label="Form" onSubmit={submit}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="About" value={about} onChange={({ target }) => setAbout(target.value)} />
      <input aria-label="Stays" type="checkbox" checked={stays} onChange={({ target }) => setStays(target.checked)} />
      <select aria-label="Country" value={country} onChange={({ target }) => setCountry(target.value)}>
        <option value="TH">TH</option>
        <option value="PH">PH</option>
      </select>
      <button type="submit">Go</button>
    </form>
  );
}

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

const prerendered = (): HTMLElement => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  return part('#root');
};

const typed = (): EarlyInput['typed'] =>
  new Map(
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field) => [
      field,
      [field.value, field.checked],
    ]),
  );

/** Hydrates the page, re-renders it, and then replays the early input. */
const hydrate = async (rootElement: HTMLElement): Promise<void> => {
  const root = await act(() => hydrateRoot(rootElement, <Form />));
  act(() => root.render(<Form />));
  await act(() => replayEarlyInput(document.documentElement));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  sent.length = 0;
  document.body.innerHTML = '';
  delete document.documentElement.dataset.hydrated;
});

test('text typed, boxes ticked and options chosen before hydration are kept by the form, and an early submit is sent', async () => {
  const root = prerendered();
  Object.assign(part('input'), { value: 'ana' });
  Object.assign(part('textarea'), { value: 'hello' });
  Object.assign(part('[type=checkbox]'), { checked: false });
  Object.assign(part('select'), { value: 'TH' });
  globalThis.earlyInput = { typed: typed(), submitted: part('button') };
  await hydrate(root);
  expect(sent).toEqual([{ name: 'ana', about: 'hello', stays: false, country: 'TH' }]);
  expect(globalThis.earlyInput).toBeUndefined();
  expect(document.documentElement.dataset).toHaveProperty('hydrated');
});

test('a form that was submitted with the keyboard before hydration is sent, and one that was not submitted is not sent', async () => {
  const root = prerendered();
  globalThis.earlyInput = { typed: typed(), submitted: part('form') };
  await hydrate(root);
  expect(sent).toEqual([{ name: '', about: '', stays: true, country: 'PH' }]);
  const other = prerendered();
  globalThis.earlyInput = { typed: typed() };
  await hydrate(other);
  expect(sent).toHaveLength(1);
});

test('a form that is submitted while React takes over the typed text is sent too', async () => {
  const root = prerendered();
  Object.assign(part('input'), { value: 'ana' });
  const early: { -readonly [Key in keyof EarlyInput]: EarlyInput[Key] } = { typed: typed() };
  globalThis.earlyInput = early;
  await act(() => hydrateRoot(root, <Form />));
  await act(async () => {
    const replayed = replayEarlyInput(document.documentElement);
    early.submitted = part('button');
    await replayed;
  });
  expect(sent).toEqual([{ name: 'ana', about: '', stays: true, country: 'PH' }]);
});

test('a click before hydration takes effect exactly once: React handles it, or it is replayed', async () => {
  let codeCame = (): void => undefined;
  const lateCode = new Promise<void>((resolve) => (codeCame = resolve));
  const presses: string[] = [];
  let isLate = false;
  const Late = () => {
    if (isLate) use(lateCode);
    return (
      <button type="button" onClick={() => presses.push('late')}>
        Late
      </button>
    );
  };
  const page = (
    <>
      <button type="button" id="here" onClick={() => presses.push('here')}>
        Here
      </button>
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    </>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const [here, late] = document.querySelectorAll('button');
  const press = (button: HTMLButtonElement | undefined): void => {
    if (button === undefined || globalThis.earlyInput === undefined) throw new Error('the button was not rendered');
    globalThis.earlyInput.pressed = button;
    button.click();
  };
  isLate = true;
  globalThis.earlyInput = { typed: new Map() };
  await act(() => hydrateRoot(part('#root'), page));
  forgetHandledPresses();
  act(() => press(here));
  expect([presses, globalThis.earlyInput.pressed]).toEqual([['here'], null]);
  act(() => press(late));
  expect(presses).toEqual(['here']);
  await act(async () => {
    codeCame();
    await lateCode;
  });
  await act(() => replayEarlyInput(document.documentElement));
  expect(presses).toEqual(['here', 'late']);
});
