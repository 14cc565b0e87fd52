// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Password recovery', render: renderFlow } satisfies Meta;
export default meta;

export const EditingEmail: StoryObj = { name: 'Editing: email. At the start', parameters: { flow: { name: 'password recovery', at: 'editing email' } } };
export const AskingEmail: StoryObj = { name: 'Asking: email. Submit form', parameters: { flow: { name: 'password recovery', at: 'asking email' } } };
export const EditingMobileNum: StoryObj = { name: 'Editing: mobile num. Choose mode', parameters: { flow: { name: 'password recovery', at: 'editing mobileNum' } } };
export const MailedEmail: StoryObj = { name: 'Mailed: email. Submit form, asking succeeds', parameters: { flow: { name: 'password recovery', at: 'mailed email' } } };
export const EditingEmailRefused: StoryObj = { name: 'Editing: email, refused. Submit form, asking fails (internal)', parameters: { flow: { name: 'password recovery', at: 'editing email refused' } } };
export const ResettingMobileNum: StoryObj = { name: 'Resetting: mobile num. Choose mode, submit form', parameters: { flow: { name: 'password recovery', at: 'resetting mobileNum' } } };
export const ResetMobileNum: StoryObj = { name: 'Reset: mobile num. Choose mode, submit form, resetting succeeds', parameters: { flow: { name: 'password recovery', at: 'reset mobileNum' } } };
export const EditingMobileNumRefused: StoryObj = { name: 'Editing: mobile num, refused. Choose mode, submit form, resetting fails (internal)', parameters: { flow: { name: 'password recovery', at: 'editing mobileNum refused' } } };
