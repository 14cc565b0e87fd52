// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Operation', render: renderFlow } satisfies Meta;
export default meta;

export const Ready: StoryObj = { name: 'Ready. At the start', parameters: { session: 'player', flow: { name: 'operation', at: 'ready' } } };
export const Sending: StoryObj = { name: 'Sending. Confirm operation', parameters: { session: 'player', flow: { name: 'operation', at: 'sending' } } };
export const Done: StoryObj = { name: 'Done. Confirm operation, sending succeeds', parameters: { session: 'player', flow: { name: 'operation', at: 'done' } } };
export const ReadyRefused: StoryObj = { name: 'Ready: refused. Confirm operation, sending fails (insufficient funds)', parameters: { session: 'player', flow: { name: 'operation', at: 'ready refused' } } };
export const Checking: StoryObj = { name: 'Checking. Confirm operation, sending fails (network)', parameters: { session: 'player', flow: { name: 'operation', at: 'checking' } } };
export const ReadyUndone: StoryObj = { name: 'Ready: undone. Confirm operation, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'operation', at: 'ready undone' } } };
export const WaitingRefused: StoryObj = { name: 'Waiting: refused. Confirm operation, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'operation', at: 'waiting refused' } } };
export const CheckingRefused: StoryObj = { name: 'Checking: refused. Confirm operation, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'operation', at: 'checking refused' } } };
