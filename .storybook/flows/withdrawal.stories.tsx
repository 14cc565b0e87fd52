// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Withdrawal', render: renderFlow } satisfies Meta;
export default meta;

export const Editing: StoryObj = { name: 'Editing. At the start', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'editing' } } };
export const Confirming: StoryObj = { name: 'Confirming. Confirm amount', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'confirming' } } };
export const AddingAccount: StoryObj = { name: 'Adding account. Add account', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'addingAccount' } } };
export const SettingPassword: StoryObj = { name: 'Setting password. Set password', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'settingPassword' } } };
export const Sending: StoryObj = { name: 'Sending. Confirm amount, submit form', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'sending' } } };
export const Placed: StoryObj = { name: 'Placed. Confirm amount, submit form, sending succeeds', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'placed' } } };
export const EditingRefused: StoryObj = { name: 'Editing: refused. Confirm amount, submit form, sending fails (turnover open)', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'editing refused' } } };
export const ConfirmingRefused: StoryObj = { name: 'Confirming: refused. Confirm amount, submit form, sending fails (validation)', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'confirming refused' } } };
export const Checking: StoryObj = { name: 'Checking. Confirm amount, submit form, sending fails (network)', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'checking' } } };
export const EditingUndone: StoryObj = { name: 'Editing: undone. Confirm amount, submit form, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'editing undone' } } };
export const WaitingRefused: StoryObj = { name: 'Waiting: refused. Confirm amount, submit form, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'waiting refused' } } };
export const CheckingRefused: StoryObj = { name: 'Checking: refused. Confirm amount, submit form, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'withdrawal', at: 'checking refused' } } };
