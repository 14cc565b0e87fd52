// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Feedback', render: renderFlow } satisfies Meta;
export default meta;

export const Editing: StoryObj = { name: 'Editing. At the start', parameters: { flow: { name: 'feedback', at: 'editing' } } };
export const Sending: StoryObj = { name: 'Sending. Submit form', parameters: { flow: { name: 'feedback', at: 'sending' } } };
export const ThankingSent: StoryObj = { name: 'Thanking: sent. Submit form, sending succeeds', parameters: { flow: { name: 'feedback', at: 'thanking sent' } } };
export const EditingFailed: StoryObj = { name: 'Editing: failed. Submit form, sending fails (network)', parameters: { flow: { name: 'feedback', at: 'editing failed' } } };
export const EditingSent: StoryObj = { name: 'Editing: sent. Submit form, sending succeeds, close thanks', parameters: { flow: { name: 'feedback', at: 'editing sent' } } };
export const SendingSent: StoryObj = { name: 'Sending: sent. Submit form, sending succeeds, close thanks, submit form', parameters: { flow: { name: 'feedback', at: 'sending sent' } } };
export const EditingFailedSent: StoryObj = { name: 'Editing: failed, sent. Submit form, sending succeeds, close thanks, submit form, sending fails (network)', parameters: { flow: { name: 'feedback', at: 'editing failed sent' } } };
