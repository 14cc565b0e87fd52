import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RJSFSchema } from '@rjsf/utils';
import { expect } from 'storybook/test';
import { formRegistry } from '../form-registry.ts';
import { ExtraProperty } from './extra-property.tsx';
import { ListField } from './list-field.tsx';
import { ListItem } from './list-item.tsx';
import {
  AddButton,
  ClearButton,
  CopyButton,
  MoveDownButton,
  MoveUpButton,
  RemoveButton,
} from './structure-buttons.tsx';
import { StructureErrors } from './structure-errors.tsx';
import { Edited, onSurface } from './structure-states.tsx';
import {
  CycleField,
  FieldDescription,
  FieldHelp,
  FieldTitle,
  OptionalPart,
  UnsupportedField,
  VariantField,
} from './structure-texts.tsx';

const hosts: RJSFSchema = {
  type: 'object',
  properties: {
    hosts: {
      type: 'array',
      title: 'Hosts',
      description: 'Without scheme and port.',
      items: { type: 'string', title: 'Host', pattern: '^[a-z.]+$' },
    },
  },
};
const copied = { hosts: { 'ui:options': { copyable: true } } };
const two = { hosts: ['perya.localhost', 'perya.example'] };

const meta = {
  title: 'Forms/Structure parts',
  component: Edited,
  subcomponents: {
    AddButton,
    ClearButton,
    CopyButton,
    CycleField,
    ExtraProperty,
    FieldDescription,
    FieldHelp,
    FieldTitle,
    ListField,
    ListItem,
    MoveDownButton,
    MoveUpButton,
    OptionalPart,
    RemoveButton,
    StructureErrors,
    UnsupportedField,
    VariantField,
  },
  args: { schema: hosts, ui: copied, value: two },
  decorators: onSurface,
} satisfies Meta<typeof Edited>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListWithoutEntries: Story = { args: { value: { hosts: [] } } };

export const ListLocked: Story = { args: { disabled: true } };

export const ListReadOnly: Story = { args: { ui: { hosts: { ...copied.hosts, 'ui:readonly': true } } } };

export const ListWrong: Story = {
  args: { value: { hosts: ['NOT A HOST', 'perya.example'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Please check these fields');
  },
};

export const Variant: Story = {
  args: {
    schema: {
      type: 'object',
      properties: {
        jackpot: {
          title: 'Jackpot',
          anyOf: [
            { title: 'None', type: 'null' },
            { title: 'Counting', type: 'object', properties: { from: { type: 'number', title: 'From' } } },
          ],
        },
      },
    },
    ui: {},
    value: { jackpot: { from: 100 } },
  },
};

const contact: RJSFSchema = {
  type: 'object',
  properties: {
    contact: { type: 'object', title: 'Contact', properties: { email: { type: 'string', title: 'Email' } } },
  },
};
const optional = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const] } };

export const OptionalPartLeftOut: Story = { args: { schema: contact, ui: optional, value: {} } };

export const OptionalPartThere: Story = {
  args: { schema: contact, ui: optional, value: { contact: { email: 'ana@example.test' } } },
};

export const OptionalPartLocked: Story = { args: { schema: contact, ui: optional, value: {}, disabled: true } };

const texts: RJSFSchema = { type: 'object', title: 'Texts of its own', additionalProperties: { type: 'string' } };

export const ExtraProperties: Story = {
  args: { schema: texts, ui: {}, value: { 'home.title': 'Maligayang pagdating' } },
};

export const ExtraPropertiesLocked: Story = {
  args: { schema: texts, ui: {}, value: { 'home.title': 'Maligayang pagdating' }, disabled: true },
};

export const Help: Story = {
  args: {
    schema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
    ui: { name: { 'ui:help': 'As players read it.' } },
    value: {},
  },
};

/** A schema that contains itself is opened a level at a time. */
export const Cycle: Story = {
  args: {
    schema: {
      type: 'object',
      title: 'Menu',
      $ref: '#/$defs/menu',
      $defs: {
        menu: {
          type: 'object',
          properties: { name: { type: 'string', title: 'Name' }, under: { title: 'Under it', $ref: '#/$defs/menu' } },
        },
      },
    },
    ui: {},
    value: { name: 'Slots' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox').length).toBeLessThan(10);
  },
};

export const Unsupported: Story = {
  args: {
    schema: { type: 'object', properties: { name: { type: 'string', title: 'Name' }, odd: { title: 'Odd' } } },
    ui: {},
    value: { name: 'Perya' },
  },
};

const registry = formRegistry({ type: 'object', properties: {} }, 'parts');
const fieldPathId = { $id: 'parts', path: [] };

/** Parts that stand within others, by themselves. */
export const Alone: Story = {
  render: () => (
    <div className="space-y-4">
      <FieldTitle id="parts-title" title="Contact" schema={{}} registry={registry} />
      <FieldDescription
        id="parts-description"
        description="How players reach the house."
        schema={{}}
        registry={registry}
      />
      <FieldHelp help="As players read it." schema={{}} fieldPathId={fieldPathId} registry={registry} />
      <div className="flex flex-wrap gap-2">
        <AddButton id="parts-add" registry={registry} onClick={() => undefined} />
        <CopyButton id="parts-copy" registry={registry} onClick={() => undefined} />
        <MoveUpButton id="parts-up" registry={registry} onClick={() => undefined} />
        <MoveDownButton id="parts-down" registry={registry} onClick={() => undefined} />
        <RemoveButton id="parts-remove" registry={registry} onClick={() => undefined} />
        <ClearButton id="parts-clear" registry={registry} onClick={() => undefined} />
        <ClearButton id="parts-clear-off" registry={registry} onClick={() => undefined} disabled />
      </div>
    </div>
  ),
};
