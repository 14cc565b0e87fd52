import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { countryFlag } from '#src/platform/image-url.ts';
import { Button } from '#src/ui/button.tsx';
import type { FormCountry } from './form-context.ts';
import { sampleRegisterForm, sampleRule, sampleRules } from './sample-register-form.ts';
import { LeafField } from './leaf-field.tsx';
import { ObjectFieldTemplate } from './object-field-template.tsx';
import { SchemaForm } from './schema-form.tsx';

const country = (code: string, name: string, diallingCode: string): FormCountry => ({
  code,
  name,
  diallingCode,
  flagUrl: countryFlag('', code),
});
const countries = [country('PH', 'Philippines', '63'), country('VN', 'Việt Nam', '84'), country('TH', 'ไทย', '66')];

const meta = {
  title: 'Forms/Schema form',
  component: SchemaForm,
  subcomponents: { LeafField, ObjectFieldTemplate },
  args: {
    form: sampleRegisterForm(),
    label: 'Register',
    countries,
    initial: { countryDialingCode: '63' },
    onSubmit: () => undefined,
    children: (
      <Button type="submit" size="lg" block>
        Register
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-md bg-surface p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SchemaForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** After an empty submit each field shows its message, and the summary has the focus. */
export const Errors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const summary = await canvas.findByRole('region');
    await waitFor(() => expect(document.activeElement).toBe(summary));
  },
};

export const ServerError: Story = {
  args: {
    initial: { countryDialingCode: '63', username: 'anacruz', mobileNum: '9171234567' },
    serverErrors: { username: 'This username is taken' },
  },
};

export const MobileVariant: Story = {
  args: {
    form: sampleRegisterForm({ variant: 'mobile', openModules: new Set(['MOBILENUMPASSREG3']) }),
    slots: {
      verificationCode: ({ form }) => (
        <Button size="sm" variant="quiet" onClick={() => void form.validateField('mobileNum')}>
          Send code
        </Button>
      ),
    },
  },
};

export const Busy: Story = {
  args: {
    busy: true,
    initial: { countryDialingCode: '63', username: 'anacruz', mobileNum: '9171234567' },
    children: (
      <Button type="submit" size="lg" block busy>
        Register
      </Button>
    ),
  },
};

export const Groups: Story = {
  args: {
    form: sampleRegisterForm({
      rules: { ...sampleRules, line: sampleRule({ required: false }) },
      layout: {
        order: [],
        groups: [
          { id: 'account', fields: ['username', 'password'] },
          { id: 'contact', fields: ['mobileNum', 'email', 'line'] },
        ],
      },
    }),
    groupHeading: (id) => (id === 'account' ? 'Your account' : 'How we reach you'),
  },
};

/** Runs a platform pattern with endless backtracking in a real worker. It is stopped after 50 ms, and the platform decides on submit. */
export const SlowPattern: Story = {
  args: {
    form: sampleRegisterForm({
      rules: {
        ...sampleRules,
        email: sampleRule({ acceptedPattern: '(a+)+$', patternId: 5 }),
        line: sampleRule({ acceptedPattern: '(a|b)+z', patternId: 5 }),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const [email, line] = ['email', 'line'].map((name) =>
      canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`),
    );
    if (!email || !line) throw new Error('the form has no field email or line');
    await userEvent.type(email, `${'a'.repeat(32)}!`);
    await userEvent.tab();
    // Patterns are checked one at a time, so the first check has ended when the second one has a result.
    await userEvent.type(line, 'abc');
    await userEvent.tab();
    await waitFor(() => expect(line).toHaveAttribute('aria-invalid', 'true'), { timeout: 10_000 });
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};

/** Runs a normal platform pattern in a real worker. Its result is shown shortly after the field loses focus. */
export const ForeignPattern: Story = {
  args: {
    form: sampleRegisterForm({
      rules: { ...sampleRules, email: sampleRule({ acceptedPattern: '(a|b)+z', patternId: 5 }) },
    }),
  },
  play: async ({ canvasElement }) => {
    const email = canvasElement.querySelector<HTMLInputElement>('[name=email]');
    if (email === null) throw new Error('the form has no field email');
    await userEvent.type(email, 'abc');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'), { timeout: 5000 });
  },
};
