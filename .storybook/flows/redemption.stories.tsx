// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Redemption', render: renderFlow } satisfies Meta;
export default meta;

export const Choosing: StoryObj = { name: 'Choosing. At the start', parameters: { session: 'player', flow: { name: 'redemption', at: 'choosing' } } };
export const Confirming: StoryObj = { name: 'Confirming. Confirm choice', parameters: { session: 'player', flow: { name: 'redemption', at: 'confirming' } } };
export const Sending: StoryObj = { name: 'Sending. Confirm choice, submit form', parameters: { session: 'player', flow: { name: 'redemption', at: 'sending' } } };
export const Done: StoryObj = { name: 'Done. Confirm choice, submit form, sending succeeds', parameters: { session: 'player', flow: { name: 'redemption', at: 'done' } } };
export const ChoosingRefused: StoryObj = { name: 'Choosing: refused. Confirm choice, submit form, sending fails (points short)', parameters: { session: 'player', flow: { name: 'redemption', at: 'choosing refused' } } };
export const ConfirmingRefused: StoryObj = { name: 'Confirming: refused. Confirm choice, submit form, sending fails (validation)', parameters: { session: 'player', flow: { name: 'redemption', at: 'confirming refused' } } };
export const Checking: StoryObj = { name: 'Checking. Confirm choice, submit form, sending fails (network)', parameters: { session: 'player', flow: { name: 'redemption', at: 'checking' } } };
export const ChoosingUndone: StoryObj = { name: 'Choosing: undone. Confirm choice, submit form, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'redemption', at: 'choosing undone' } } };
export const WaitingRefused: StoryObj = { name: 'Waiting: refused. Confirm choice, submit form, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'redemption', at: 'waiting refused' } } };
export const CheckingRefused: StoryObj = { name: 'Checking: refused. Confirm choice, submit form, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'redemption', at: 'checking refused' } } };
