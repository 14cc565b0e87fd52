// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Two-step setup', render: renderFlow } satisfies Meta;
export default meta;

export const Proving: StoryObj = { name: 'Proving. At the start', parameters: { flow: { name: 'two-step setup', at: 'proving' } } };
export const Starting: StoryObj = { name: 'Starting. Submit password', parameters: { flow: { name: 'two-step setup', at: 'starting' } } };
export const Left: StoryObj = { name: 'Left. Leave setup', parameters: { flow: { name: 'two-step setup', at: 'left' } } };
export const Pairing: StoryObj = { name: 'Pairing. Submit password, starting succeeds', parameters: { flow: { name: 'two-step setup', at: 'pairing' } } };
export const ProvingPasswordWrong: StoryObj = { name: 'Proving: password wrong. Submit password, starting fails (password wrong)', parameters: { flow: { name: 'two-step setup', at: 'proving password_wrong' } } };
export const Confirming: StoryObj = { name: 'Confirming. Submit password, starting succeeds, submit code', parameters: { flow: { name: 'two-step setup', at: 'confirming' } } };
export const LeftPasswordWrong: StoryObj = { name: 'Left: password wrong. Submit password, starting fails (password wrong), leave setup', parameters: { flow: { name: 'two-step setup', at: 'left password_wrong' } } };
export const Saving: StoryObj = { name: 'Saving. Submit password, starting succeeds, submit code, confirming succeeds', parameters: { flow: { name: 'two-step setup', at: 'saving' } } };
export const PairingCodeWrong: StoryObj = { name: 'Pairing: code wrong. Submit password, starting succeeds, submit code, confirming fails (code wrong)', parameters: { flow: { name: 'two-step setup', at: 'pairing code_wrong' } } };
export const ProvingCodeExpired: StoryObj = { name: 'Proving: code expired. Submit password, starting succeeds, submit code, confirming fails (code expired)', parameters: { flow: { name: 'two-step setup', at: 'proving code_expired' } } };
export const Done: StoryObj = { name: 'Done. Submit password, starting succeeds, submit code, confirming succeeds, saved codes', parameters: { flow: { name: 'two-step setup', at: 'done' } } };
export const LeftCodeWrong: StoryObj = { name: 'Left: code wrong. Submit password, starting succeeds, submit code, confirming fails (code wrong), leave setup', parameters: { flow: { name: 'two-step setup', at: 'left code_wrong' } } };
export const LeftCodeExpired: StoryObj = { name: 'Left: code expired. Submit password, starting succeeds, submit code, confirming fails (code expired), leave setup', parameters: { flow: { name: 'two-step setup', at: 'left code_expired' } } };
