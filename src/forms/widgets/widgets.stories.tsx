import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { COUNTRIES } from '#sandbox/seed/countries.ts';
import { countryFlag } from '#src/platform/image-url.ts';
import { Button } from '#src/ui/button.tsx';
import { SchemaForm } from '../schema-form.tsx';
import { sampleControlForm, type SampleControl } from './sample-control-form.ts';

const controls: Readonly<Record<string, SampleControl>> = {
  username: { control: 'text', schema: { type: 'string', minLength: 4 }, options: { hintKey: 'hint.payeeName' } },
  password: {
    control: 'password',
    options: { strength: true, autoComplete: 'new-password', keptInDraft: false, trimmed: false },
  },
  mobileNum: {
    control: 'mobile',
    schema: { type: 'string', pattern: '^[0-9]{7,12}$' },
    options: { pairedField: 'countryDialingCode', autoComplete: 'tel-national', inputMode: 'tel' },
  },
  verificationCode: {
    control: 'code',
    options: { autoComplete: 'one-time-code', inputMode: 'numeric', keptInDraft: false },
  },
  captcha: { control: 'captcha', options: { keptInDraft: false } },
  'Account type': {
    control: 'select',
    schema: { type: 'string', enum: ['weak', 'fair', 'strong'] },
    options: {
      choices: [
        { value: 'weak', labelKey: 'strength.1' },
        { value: 'fair', labelKey: 'strength.2' },
        { value: 'strong', labelKey: 'strength.3' },
      ],
    },
  },
  'Date of birth': {
    control: 'day',
    schema: { type: 'string', format: 'date' },
    options: { days: { first: '1926-01-01', last: '2008-11-20' } },
  },
  Amount: {
    control: 'amount',
    schema: { type: 'number', minimum: 100, maximum: 50_000 },
    options: { money: { currency: 'PHP', symbol: '₱', quick: ['500', '1000', '5000', '20000'] } },
  },
  Documents: { control: 'upload', schema: { type: 'array', maxItems: 3 } },
  agreement: {
    control: 'agreement',
    schema: { type: 'boolean', const: true },
    options: { agreement: { age: 21, termsHref: '/help?section=terms' } },
  },
  countryDialingCode: { control: 'hidden' },
};
const names = Object.keys(controls);
const changed = (options: SampleControl['options']): typeof controls =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        ...controls[name],
        control: controls[name]?.control ?? 'text',
        options: { ...controls[name]?.options, ...options },
      },
    ]),
  );

const regions = new Intl.DisplayNames('en', { type: 'region' });
const countries = COUNTRIES.map(([code, diallingCode]) => ({
  code,
  name: regions.of(code) ?? code,
  diallingCode,
  flagUrl: countryFlag('', code),
}));

const picture = (mark: readonly number[], name: string): File =>
  new File([new Uint8Array(mark)], name, { lastModified: 1 });
const DOT = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
const dot = (name: string): File =>
  picture(
    [...DOT].map((letter) => letter.charCodeAt(0)),
    name,
  );

const meta = {
  title: 'Forms/Controls',
  component: SchemaForm,
  args: {
    form: sampleControlForm(controls),
    label: 'Controls',
    countries,
    initial: { countryDialingCode: '63' },
    slots: {
      verificationCode: () => (
        <Button size="sm" variant="quiet">
          Send code
        </Button>
      ),
      captcha: () => (
        <span className="flex h-11 w-32 items-center justify-center rounded-control bg-ink/5 font-display text-lg tracking-widest">
          7Q2K
        </span>
      ),
    },
    onSubmit: () => undefined,
    children: (
      <Button type="submit" size="lg" block>
        Send
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-md bg-surface p-4 sm:p-6">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SchemaForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const all = async (canvasElement: HTMLElement): Promise<void> => {
  await within(canvasElement).findByRole('group', { name: 'Quick amounts' });
  await waitFor(() => expect(canvasElement.querySelector('input[type=file]')).not.toBeNull());
};
const upload = async (canvasElement: HTMLElement, files: readonly File[]): Promise<void> => {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (found === null) throw new Error('the upload field has not loaded yet');
    return found;
  });
  await userEvent.upload(input, [...files], { applyAccept: false });
};

export const Required: Story = { play: async ({ canvasElement }) => all(canvasElement) };

export const Optional: Story = {
  args: { form: sampleControlForm(controls, []) },
  play: async ({ canvasElement }) => all(canvasElement),
};

export const Filled: Story = {
  args: {
    initial: {
      countryDialingCode: '63',
      username: 'anacruz',
      password: 'tulip48garden',
      mobileNum: '09171234567',
      verificationCode: '482913',
      captcha: '7Q2K',
      'Account type': 'fair',
      'Date of birth': '1990-05-31',
      Amount: '1234.50',
      agreement: true,
    },
  },
  play: async ({ canvasElement, canvas }) => {
    await all(canvasElement);
    await upload(canvasElement, [dot('front.png'), dot('back of the card.png')]);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Mobile number/u })).toHaveValue('0917 123 4567'));
    await expect(canvas.getByRole('textbox', { name: /Amount/u })).toHaveValue('1,234.50');
    await waitFor(() => expect(canvasElement.querySelectorAll('img[src^=blob]')).toHaveLength(2));
  },
};

export const Errors: Story = {
  args: { initial: { countryDialingCode: '63', Amount: '50001', 'Date of birth': '2020-01-01', mobileNum: '12' } },
  play: async ({ canvasElement, canvas }) => {
    await all(canvasElement);
    await upload(canvasElement, [picture([0x47, 0x49, 0x46], 'moving.gif')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(names.length - 1));
  },
};

export const Disabled: Story = {
  args: {
    slots: {},
    form: sampleControlForm(changed({ disabled: true })),
    initial: {
      countryDialingCode: '63',
      username: 'anacruz',
      mobileNum: '9171234567',
      Amount: '500',
      'Date of birth': '1990-05-31',
    },
  },
  play: async ({ canvasElement }) => {
    await all(canvasElement);
    for (const control of canvasElement.querySelectorAll('input, select')) await expect(control).toBeDisabled();
  },
};

const LONG = 'Maria Concepción de los Ángeles Fernández y Rodríguez-Montenegro Villanueva '.repeat(6);

export const LongText: Story = {
  args: {
    initial: {
      countryDialingCode: '63',
      username: LONG,
      password: LONG,
      mobileNum: '9'.repeat(60),
      verificationCode: LONG,
      captcha: LONG,
      Amount: '9'.repeat(60),
    },
  },
  play: async ({ canvasElement, canvas }) => {
    await all(canvasElement);
    await upload(canvasElement, [
      dot(`${LONG.slice(0, 200)}.png`),
      picture([1], `${LONG.replaceAll(' ', '').slice(0, 200)}.gif`),
    ]);
    await canvas.findByText(/not a PNG or JPG image/u);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const CapsLock: Story = {
  play: async ({ canvasElement, canvas }) => {
    await all(canvasElement);
    await fireEvent.keyUp(canvas.getByLabelText(/^Password/u), { key: 'A', modifierCapsLock: true });
    await canvas.findByText('Caps Lock is on');
  },
};

const rows = (): HTMLElement[] => within(screen.getByRole('listbox')).getAllByRole('option');

/** Opens the country list, which is rendered in the top layer. */
export const CountryList: Story = {
  play: async ({ canvasElement, canvas }) => {
    await all(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Country code/u }));
    const search = await screen.findByRole('combobox', { name: 'Search by country or code' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(rows()).toHaveLength(COUNTRIES.length);
  },
};

export const CountrySearch: Story = {
  play: async (context) => {
    await CountryList.play?.(context);
    await userEvent.keyboard('kong');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(rows()[0]).toHaveTextContent(/^Hong Kong/u);
  },
};

export const CountryNotFound: Story = {
  play: async (context) => {
    await CountryList.play?.(context);
    await userEvent.keyboard('zzz');
    await expect(screen.getByText('No country found')).toBeVisible();
  },
};

/** Checks in a real browser that the caret behaves as in the unit tests. */
export const NumberAsTyped: Story = {
  play: async ({ canvasElement, canvas }) => {
    await all(canvasElement);
    const number = canvas.getByRole<HTMLInputElement>('textbox', { name: /Mobile number/u });
    await userEvent.type(number, '9171234567');
    await waitFor(() => expect(number).toHaveValue('917 123 4567'));
    number.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect([number.value, number.selectionStart]).toEqual(['911 234 567', 2]));
  },
};
