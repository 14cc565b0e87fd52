// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Claim', render: renderFlow } satisfies Meta;
export default meta;

export const Choosing: StoryObj = { name: 'Choosing. At the start', parameters: { session: 'player', flow: { name: 'claim', at: 'choosing' } } };
export const Sending: StoryObj = { name: 'Sending. Start claim', parameters: { session: 'player', flow: { name: 'claim', at: 'sending' } } };
export const Paid: StoryObj = { name: 'Paid. Start claim, sending ends well', parameters: { session: 'player', flow: { name: 'claim', at: 'paid' } } };
export const ChoosingRefused: StoryObj = { name: 'Choosing: refused. Start claim, sending fails (already claimed)', parameters: { session: 'player', flow: { name: 'claim', at: 'choosing refused' } } };
export const Checking: StoryObj = { name: 'Checking. Start claim, sending fails (network)', parameters: { session: 'player', flow: { name: 'claim', at: 'checking' } } };
export const ChoosingUndone: StoryObj = { name: 'Choosing: undone. Start claim, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'claim', at: 'choosing undone' } } };
export const WaitingRefused: StoryObj = { name: 'Waiting: refused. Start claim, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'claim', at: 'waiting refused' } } };
export const CheckingRefused: StoryObj = { name: 'Checking: refused. Start claim, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'claim', at: 'checking refused' } } };
