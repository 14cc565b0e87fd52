import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RJSFSchema } from '@rjsf/utils';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import brandSchema from '#schemas/generated/brand.schema.json';
import perya from '../../../brands/perya/brand.json';
import { StructureForm } from './structure-form.tsx';
import { Edited } from './structure-states.tsx';

const house: RJSFSchema = {
  type: 'object',
  title: 'House',
  required: ['name', 'hosts'],
  properties: {
    name: { type: 'string', title: 'Name', minLength: 1, maxLength: 40, description: 'As players read it.' },
    hosts: {
      type: 'array',
      title: 'Hosts',
      description: 'Without scheme and port.',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', title: 'Host', pattern: '^[a-z0-9.-]+$' },
    },
    theme: { type: 'string', title: 'First theme', enum: ['light', 'dark'], default: 'light' },
    languages: {
      type: 'array',
      title: 'Languages',
      uniqueItems: true,
      items: { type: 'string', enum: ['EN', 'TY', 'VI'] },
    },
    banners: {
      type: 'array',
      title: 'Banners',
      items: {
        type: 'object',
        title: 'Banner',
        required: ['image'],
        properties: {
          image: { type: 'string', title: 'Picture' },
          opensInNewTab: { type: 'boolean', title: 'Opens in a new tab' },
        },
      },
    },
    jackpot: {
      title: 'Jackpot',
      anyOf: [
        { title: 'None', type: 'null' },
        { title: 'Counting', type: 'object', properties: { from: { type: 'number', title: 'From', minimum: 0 } } },
      ],
    },
    texts: { type: 'object', title: 'Texts of its own', additionalProperties: { type: 'string' } },
  },
};

const meta = {
  title: 'Forms/Structure form',
  component: Edited,
  subcomponents: { StructureForm },
  args: {
    schema: house,
    value: {
      name: 'Perya',
      hosts: ['perya.localhost'],
      banners: [{ image: 'hero.svg' }],
      texts: { 'home.title': 'Maligayang pagdating' },
    },
  },
  decorators: [(Story) => <div className="mx-auto max-w-2xl bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof Edited>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Locked: Story = { args: { disabled: true } };

/** A submit of nothing: the summary has the focus and leads to each field. */
export const Errors: Story = {
  args: { value: { hosts: ['NOT A HOST'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('structure-errors'));
    await userEvent.click(canvas.getByRole('button', { name: /hosts › 0/u }));
    await expect(canvas.getByDisplayValue('NOT A HOST')).toHaveFocus();
  },
};

/** The whole schema of a brand, over a brand of the house. */
export const Brand: Story = { args: { schema: brandSchema as RJSFSchema, value: perya } };
