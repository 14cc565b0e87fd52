// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Registration', render: renderFlow } satisfies Meta;
export default meta;

export const EditingUsername: StoryObj = { name: 'Editing: username. At the start', parameters: { flow: { name: 'registration', at: 'editing username' } } };
export const ProvingHumanUsername: StoryObj = { name: 'Proving human: username. Submit form', parameters: { flow: { name: 'registration', at: 'provingHuman username' } } };
export const EditingMobile: StoryObj = { name: 'Editing: mobile. Choose variant', parameters: { flow: { name: 'registration', at: 'editing mobile' } } };
export const SubmittingUsername: StoryObj = { name: 'Submitting: username. Submit form, proving human succeeds', parameters: { flow: { name: 'registration', at: 'submitting username' } } };
export const EditingUsernameRefused: StoryObj = { name: 'Editing: username, refused. Submit form, proving human fails (human closed)', parameters: { flow: { name: 'registration', at: 'editing username refused' } } };
export const ProvingHumanMobile: StoryObj = { name: 'Proving human: mobile. Choose variant, submit form', parameters: { flow: { name: 'registration', at: 'provingHuman mobile' } } };
export const EnteringUsername: StoryObj = { name: 'Entering: username. Submit form, proving human succeeds, submitting succeeds', parameters: { flow: { name: 'registration', at: 'entering username' } } };
export const SubmittingMobile: StoryObj = { name: 'Submitting: mobile. Choose variant, submit form, proving human succeeds', parameters: { flow: { name: 'registration', at: 'submitting mobile' } } };
export const EditingMobileRefused: StoryObj = { name: 'Editing: mobile, refused. Choose variant, submit form, proving human fails (human closed)', parameters: { flow: { name: 'registration', at: 'editing mobile refused' } } };
export const RegisteredUsername: StoryObj = { name: 'Registered: username. Submit form, proving human succeeds, submitting succeeds, entering succeeds', parameters: { flow: { name: 'registration', at: 'registered username' } } };
export const RegisteredUsernameRefused: StoryObj = { name: 'Registered: username, refused. Submit form, proving human succeeds, submitting succeeds, entering fails (internal)', parameters: { flow: { name: 'registration', at: 'registered username refused' } } };
export const EnteringMobile: StoryObj = { name: 'Entering: mobile. Choose variant, submit form, proving human succeeds, submitting succeeds', parameters: { flow: { name: 'registration', at: 'entering mobile' } } };
export const RegisteredMobile: StoryObj = { name: 'Registered: mobile. Choose variant, submit form, proving human succeeds, submitting succeeds, entering succeeds', parameters: { flow: { name: 'registration', at: 'registered mobile' } } };
export const RegisteredMobileRefused: StoryObj = { name: 'Registered: mobile, refused. Choose variant, submit form, proving human succeeds, submitting succeeds, entering fails (internal)', parameters: { flow: { name: 'registration', at: 'registered mobile refused' } } };
