// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Promotion', render: renderFlow } satisfies Meta;
export default meta;

export const Choosing: StoryObj = { name: 'Choosing. At the start', parameters: { session: 'player', flow: { name: 'promotion', at: 'choosing' } } };
export const Sending: StoryObj = { name: 'Sending. Act promotion', parameters: { session: 'player', flow: { name: 'promotion', at: 'sending' } } };
export const Applying: StoryObj = { name: 'Applying. Open form', parameters: { session: 'player', flow: { name: 'promotion', at: 'applying' } } };
export const Done: StoryObj = { name: 'Done. Act promotion, sending ends well', parameters: { session: 'player', flow: { name: 'promotion', at: 'done' } } };
export const ChoosingRefused: StoryObj = { name: 'Choosing: refused. Act promotion, sending fails (promotion changed)', parameters: { session: 'player', flow: { name: 'promotion', at: 'choosing refused' } } };
export const Checking: StoryObj = { name: 'Checking. Act promotion, sending fails (network)', parameters: { session: 'player', flow: { name: 'promotion', at: 'checking' } } };
export const SendingApplication: StoryObj = { name: 'Sending: application. Open form, submit form', parameters: { session: 'player', flow: { name: 'promotion', at: 'sending application' } } };
export const ChoosingUndone: StoryObj = { name: 'Choosing: undone. Act promotion, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'promotion', at: 'choosing undone' } } };
export const WaitingRefused: StoryObj = { name: 'Waiting: refused. Act promotion, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'promotion', at: 'waiting refused' } } };
export const ApplyingRefused: StoryObj = { name: 'Applying: refused. Open form, submit form, sending fails (promotion changed)', parameters: { session: 'player', flow: { name: 'promotion', at: 'applying refused' } } };
export const CheckingApplication: StoryObj = { name: 'Checking: application. Open form, submit form, sending fails (network)', parameters: { session: 'player', flow: { name: 'promotion', at: 'checking application' } } };
export const CheckingRefused: StoryObj = { name: 'Checking: refused. Act promotion, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'promotion', at: 'checking refused' } } };
export const ApplyingUndone: StoryObj = { name: 'Applying: undone. Open form, submit form, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'promotion', at: 'applying undone' } } };
export const WaitingApplicationRefused: StoryObj = { name: 'Waiting: application, refused. Open form, submit form, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'promotion', at: 'waiting application refused' } } };
export const CheckingApplicationRefused: StoryObj = { name: 'Checking: application, refused. Open form, submit form, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'promotion', at: 'checking application refused' } } };
