// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Contact binding', render: renderFlow } satisfies Meta;
export default meta;

export const Entering: StoryObj = { name: 'Entering. At the start', parameters: { flow: { name: 'contact binding', at: 'entering' } } };
export const Sending: StoryObj = { name: 'Sending. Submit contact', parameters: { flow: { name: 'contact binding', at: 'sending' } } };
export const Left: StoryObj = { name: 'Left. Leave contact', parameters: { flow: { name: 'contact binding', at: 'left' } } };
export const Confirming: StoryObj = { name: 'Confirming. Submit contact, sending succeeds', parameters: { flow: { name: 'contact binding', at: 'confirming' } } };
export const EnteringTooManyRequests: StoryObj = { name: 'Entering: too many requests. Submit contact, sending fails (too many requests)', parameters: { flow: { name: 'contact binding', at: 'entering too_many_requests' } } };
export const Binding: StoryObj = { name: 'Binding. Submit contact, sending succeeds, submit code', parameters: { flow: { name: 'contact binding', at: 'binding' } } };
export const Resending: StoryObj = { name: 'Resending. Submit contact, sending succeeds, resend code', parameters: { flow: { name: 'contact binding', at: 'resending' } } };
export const LeftTooManyRequests: StoryObj = { name: 'Left: too many requests. Submit contact, sending fails (too many requests), leave contact', parameters: { flow: { name: 'contact binding', at: 'left too_many_requests' } } };
export const Bound: StoryObj = { name: 'Bound. Submit contact, sending succeeds, submit code, binding succeeds', parameters: { flow: { name: 'contact binding', at: 'bound' } } };
export const ConfirmingCodeWrongVerificationCode: StoryObj = { name: 'Confirming: code wrong, verification code. Submit contact, sending succeeds, submit code, binding fails (code wrong)', parameters: { flow: { name: 'contact binding', at: 'confirming code_wrong verificationCode' } } };
export const ConfirmingValidationPassword: StoryObj = { name: 'Confirming: validation, password. Submit contact, sending succeeds, submit code, binding fails (validation)', parameters: { flow: { name: 'contact binding', at: 'confirming validation password' } } };
export const EnteringValidationMobileNum: StoryObj = { name: 'Entering: validation, mobile num. Submit contact, sending succeeds, submit code, binding fails (validation)', parameters: { flow: { name: 'contact binding', at: 'entering validation mobileNum' } } };
export const ConfirmingTooManyRequests: StoryObj = { name: 'Confirming: too many requests. Submit contact, sending succeeds, resend code, resending fails (too many requests)', parameters: { flow: { name: 'contact binding', at: 'confirming too_many_requests' } } };
export const LeftCodeWrongVerificationCode: StoryObj = { name: 'Left: code wrong, verification code. Submit contact, sending succeeds, submit code, binding fails (code wrong), leave contact', parameters: { flow: { name: 'contact binding', at: 'left code_wrong verificationCode' } } };
export const LeftValidationPassword: StoryObj = { name: 'Left: validation, password. Submit contact, sending succeeds, submit code, binding fails (validation), leave contact', parameters: { flow: { name: 'contact binding', at: 'left validation password' } } };
export const LeftValidationMobileNum: StoryObj = { name: 'Left: validation, mobile num. Submit contact, sending succeeds, submit code, binding fails (validation), leave contact', parameters: { flow: { name: 'contact binding', at: 'left validation mobileNum' } } };
