import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { rememberLogin } from '#schemas/calls/account.ts';
import type { FormStore } from '#src/forms/form-store.ts';
import { requiredFields, useForm } from '#src/forms/use-form.ts';
import { renderControls, sendButton } from '#src/forms/widgets/render-controls.tsx';
import type { SampleControl } from '#src/forms/widgets/sample-control-form.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { openJourneySandbox, type JourneySandbox } from '#tests/journeys/journey-sandbox.ts';
import { openSite } from '#tests/journeys/open-site.tsx';
import { memberName, openLogin } from '#tests/journeys/steps.ts';

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Write = (box: Box, text: string) => void;

/** Sets a value like the browser's autofill and extensions: with the prototype's setter, which React does not observe. */
const fromOutside: Write = (box, text) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
/** Sets a value like a script that an app injects into its in-app browser. */
const fromThePage: Write = (box, text) => void (box.value = text);

const WRITERS: readonly (readonly [string, Write])[] = [
  ['an extension', fromOutside],
  ['an injected script', fromThePage],
];

const CONTROLS: Readonly<Record<string, SampleControl>> = {
  name: { control: 'text' },
  about: { control: 'longText' },
  born: { control: 'day' },
  amount: { control: 'amount', schema: { type: 'number' } },
  bank: {
    control: 'select',
    options: {
      choices: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
  },
  days: { control: 'stepper', schema: { type: 'integer', minimum: 1 } },
  secret: { control: 'password' },
  countryDialingCode: { control: 'hidden' },
  mobile: { control: 'mobile', options: { pairedField: 'countryDialingCode' } },
};

const FILLED = {
  name: 'Ana',
  about: 'Hello',
  born: '1990-05-01',
  amount: '1500',
  bank: 'b',
  days: '3',
  secret: 'Kq7!vZ2#',
};

const named = (name: string, root: ParentNode = document): Box => {
  const box = root.querySelector<Box>(`[name=${name}]`);
  if (box === null) throw new Error(`no field ${name}`);
  return box;
};

/** Fills all fields once they are loaded. */
const fill = async (write: Write): Promise<void> => {
  await waitFor(() => expect(document.querySelectorAll('input, select, textarea')).toHaveLength(8));
  for (const [name, text] of Object.entries({ ...FILLED, mobile: '9175550142' })) write(named(name), text);
};

test.each(WRITERS)('for every kind of field, a value set by %s without an event is sent', async (_name, write) => {
  const { onSubmit, user } = renderControls(CONTROLS, { initial: { countryDialingCode: '63' } });
  await fill(write);
  await user.click(sendButton());
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      ...FILLED,
      amount: 1500,
      days: 3,
      countryDialingCode: '63',
      mobile: '9175550142',
    }),
  );
});

test.each(WRITERS)('values set by %s are kept while the user types into another field', async (_name, write) => {
  const { onSubmit, user } = renderControls(CONTROLS, { initial: { countryDialingCode: '63' } });
  await fill(write);
  await user.clear(named('about'));
  await user.type(named('about'), 'Good morning');
  expect(named('born')).toHaveValue('1990-05-01');
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ about: 'Good morning', born: '1990-05-01', bank: 'b' });
});

test.each(WRITERS)(
  'a value set by %s is not overwritten by an error message that arrives before the form has read it',
  async (_name, write) => {
    const handle = createRef<FormStore>();
    renderControls({ name: { control: 'text' } }, { handle });
    write(named('name'), 'Ana');
    act(() => handle.current?.setServerErrors({ name: 'Taken' }));
    expect(named('name')).toHaveValue('Ana');
    expect(handle.current?.values()).toEqual({ name: 'Ana' });
  },
);

test.each([
  ['+63 917 555 0142', '63', '9175550142'],
  ['0063 917 555 0142', '63', '9175550142'],
  ['639175550142', '63', '9175550142'],
  ['0917 555 0142', '63', '9175550142'],
  ['+1 202 555 0142', '1', '2025550142'],
])(
  'the number %s, set without an event, is sent as a number without dialling code, plus the country',
  async (text, diallingCode, digits) => {
    const mobile = { control: 'mobile', schema: { type: 'string', minLength: 10, maxLength: 10 } } as const;
    const { onSubmit, user } = renderControls(
      {
        countryDialingCode: { control: 'hidden' },
        mobile: { ...mobile, options: { pairedField: 'countryDialingCode' } },
      },
      { initial: { countryDialingCode: '63' } },
    );
    fromOutside(named('mobile'), text);
    await user.click(sendButton());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ countryDialingCode: diallingCode, mobile: digits }),
    );
  },
);

const START = { account: '', password: '' };
const RULES = requiredFields(['account', 'password']);

function PlainForm({
  onSubmit,
  onLook,
}: {
  onSubmit: (values: typeof START) => void;
  onLook: (account: string) => void;
}) {
  const { form, field, values } = useForm({ rules: RULES, start: START, busy: false, text: () => 'missing', onSubmit });
  const texts = { showText: 'Show', hideText: 'Hide', capsLockText: 'Caps Lock' };
  return (
    <form {...form}>
      <TextField label="Account" {...field('account')} />
      <PasswordField label="Password" {...texts} {...field('password')} />
      <button type="button" onClick={() => onLook(values.account)}>
        Look
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

test.each(WRITERS)(
  'a form that renders its own fields reads the values set by %s when any of its buttons is clicked',
  async (_name, write) => {
    const [onSubmit, onLook] = [vi.fn(), vi.fn()];
    render(<PlainForm onSubmit={onSubmit} onLook={onLook} />);
    write(named('account'), 'ana');
    await act(async () => screen.getByRole('button', { name: 'Look' }).click());
    expect(onLook).toHaveBeenCalledExactlyOnceWith('ana');
    write(named('password'), 'Kq7!vZ2#');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ account: 'ana', password: 'Kq7!vZ2#' }));
  },
);

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const tick = (box: Element, ticked: boolean): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(box, ticked);

test.each(WRITERS)(
  'a login filled in by %s without an event keeps the values when the page rerenders, and sends them with the checkbox',
  async (_name, write) => {
    const site = await openSite(sandbox, { brand: 'lotus' });
    const box = (await openLogin(site)).getByRole('checkbox');
    const form = screen.getByRole('dialog');
    await act(async () => {
      write(named('username', form), 'player01');
      write(named('password', form), 'Play1234');
      tick(box, true);
      await site.stores.language.change('ID');
    });
    const button = await within(form).findByRole('button', { name: 'Masuk' });
    expect([named('username', form), named('password', form)].map(({ value }) => value)).toEqual([
      'player01',
      'Play1234',
    ]);
    expect(box).toBeChecked();
    await site.user.click(button);
    await waitFor(() => expect(memberName(site)).toBe('player01'));
    expect(site.sent).toContain(`POST ${rememberLogin.path}`);
  },
);

test('a checkbox unticked by a form filler without an event does not count as ticked', async () => {
  const site = await openSite(sandbox, { brand: 'lotus' });
  const dialog = await openLogin(site);
  const box = dialog.getByRole('checkbox');
  await site.user.click(box);
  expect(box).toBeChecked();
  tick(box, false);
  fromOutside(named('username', screen.getByRole('dialog')), 'player01');
  fromOutside(named('password', screen.getByRole('dialog')), 'Play1234');
  await site.user.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  expect(site.sent).not.toContain(`POST ${rememberLogin.path}`);
});

test('only the player can agree to terms: a checkbox ticked without an event does not count', async () => {
  const { onSubmit, user } = renderControls({
    name: { control: 'text' },
    terms: {
      control: 'agreement',
      schema: { type: 'boolean', const: true },
      options: { agreement: { age: 21, termsHref: '/terms' } },
    },
  });
  const box = await screen.findByRole('checkbox');
  fromOutside(named('name'), 'Ana');
  tick(box, true);
  await user.click(sendButton());
  await waitFor(() => expect(box).toBeInvalid());
  expect(box).not.toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
});

function Digits() {
  const [value, setValue] = useState('12');
  return <TextField label="Digits" value={value} onValue={(text) => /^\d*$/u.test(text) && setValue(text)} />;
}

test('a field that rejects typed text shows the accepted text, even if the same key is pressed again', async () => {
  render(<Digits />);
  const field = screen.getByRole('textbox');
  for (const key of ['a', 'a', '3']) await userEvent.type(field, key);
  expect(field).toHaveValue('123');
});
