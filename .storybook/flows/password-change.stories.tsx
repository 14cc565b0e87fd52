// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Password change', render: renderFlow } satisfies Meta;
export default meta;

export const Editing: StoryObj = { name: 'Editing. At the start', parameters: { flow: { name: 'password change', at: 'editing' } } };
export const Changing: StoryObj = { name: 'Changing. Submit form', parameters: { flow: { name: 'password change', at: 'changing' } } };
export const Leaving: StoryObj = { name: 'Leaving. Leave session', parameters: { flow: { name: 'password change', at: 'leaving' } } };
export const EnteringAnew: StoryObj = { name: 'Entering anew. Submit form, changing succeeds', parameters: { flow: { name: 'password change', at: 'enteringAnew' } } };
export const EditingRefused: StoryObj = { name: 'Editing: refused. Submit form, changing fails (internal)', parameters: { flow: { name: 'password change', at: 'editing refused' } } };
export const Left: StoryObj = { name: 'Left. Leave session, leaving succeeds', parameters: { flow: { name: 'password change', at: 'left' } } };
export const Changed: StoryObj = { name: 'Changed. Submit form, changing succeeds, entering anew succeeds', parameters: { flow: { name: 'password change', at: 'changed' } } };
export const ChangedOnlyRefused: StoryObj = { name: 'Changed only: refused. Submit form, changing succeeds, entering anew fails (internal)', parameters: { flow: { name: 'password change', at: 'changedOnly refused' } } };
export const LeavingRefused: StoryObj = { name: 'Leaving: refused. Submit form, changing fails (internal), leave session', parameters: { flow: { name: 'password change', at: 'leaving refused' } } };
export const LeftRefused: StoryObj = { name: 'Left: refused. Submit form, changing fails (internal), leave session, leaving succeeds', parameters: { flow: { name: 'password change', at: 'left refused' } } };
