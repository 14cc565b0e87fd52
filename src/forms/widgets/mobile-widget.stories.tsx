import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { MobileWidget } from './mobile-widget.tsx';
import { controlStates } from './control-states.tsx';
import { sampleCountries } from './sample-countries.ts';

const states = controlStates({
  name: 'mobileNum',
  control: 'mobile',
  schema: { type: 'string', pattern: '^[0-9]{7,12}$' },
  options: { pairedField: 'countryDialingCode', autoComplete: 'tel-national', inputMode: 'tel' },
  filled: { countryDialingCode: '63', mobileNum: '9171234567' },
  wrong: 'This number is in use',
  beside: { countryDialingCode: { control: 'hidden' } },
  around: { countries: sampleCountries, initial: { countryDialingCode: '63' } },
});

const meta = {
  title: 'Forms/Widgets/Mobile number',
  component: SchemaForm,
  subcomponents: { MobileWidget },
  args: states.args,
  decorators: states.decorators,
} satisfies Meta<typeof SchemaForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = states.empty;
export const Optional: Story = states.optional;
export const Filled: Story = states.filled;
export const Wrong: Story = states.wrong;
export const Disabled: Story = states.disabled;
export const ReadOnly: Story = states.readOnly;
