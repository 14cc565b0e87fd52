// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Money transfer', render: renderFlow } satisfies Meta;
export default meta;

export const Editing: StoryObj = { name: 'Editing. At the start', parameters: { session: 'player', flow: { name: 'money transfer', at: 'editing' } } };
export const Sending: StoryObj = { name: 'Sending. Submit form', parameters: { session: 'player', flow: { name: 'money transfer', at: 'sending' } } };
export const Done: StoryObj = { name: 'Done. Submit form, sending ends well', parameters: { session: 'player', flow: { name: 'money transfer', at: 'done' } } };
export const EditingRefused: StoryObj = { name: 'Editing: refused. Submit form, sending fails (insufficient funds)', parameters: { session: 'player', flow: { name: 'money transfer', at: 'editing refused' } } };
export const Checking: StoryObj = { name: 'Checking. Submit form, sending fails (network)', parameters: { session: 'player', flow: { name: 'money transfer', at: 'checking' } } };
export const EditingUndone: StoryObj = { name: 'Editing: undone. Submit form, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'money transfer', at: 'editing undone' } } };
export const WaitingRefused: StoryObj = { name: 'Waiting: refused. Submit form, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'money transfer', at: 'waiting refused' } } };
export const CheckingRefused: StoryObj = { name: 'Checking: refused. Submit form, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'money transfer', at: 'checking refused' } } };
