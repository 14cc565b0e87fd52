// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Phone authentication', render: renderFlow } satisfies Meta;
export default meta;

export const Choosing: StoryObj = { name: 'Choosing. At the start', parameters: { flow: { name: 'phone authentication', at: 'choosing' } } };
export const Asking: StoryObj = { name: 'Asking. Ask window', parameters: { flow: { name: 'phone authentication', at: 'asking' } } };
export const EnteringNumber: StoryObj = { name: 'Entering number. Choose sms', parameters: { flow: { name: 'phone authentication', at: 'enteringNumber' } } };
export const PassedKnown: StoryObj = { name: 'Passed: known. Ask window, asking succeeds', parameters: { flow: { name: 'phone authentication', at: 'passed known' } } };
export const ChoosingRefused: StoryObj = { name: 'Choosing: refused. Ask window, asking fails (phone refused)', parameters: { flow: { name: 'phone authentication', at: 'choosing refused' } } };
export const SendingCode: StoryObj = { name: 'Sending code. Choose sms, send code', parameters: { flow: { name: 'phone authentication', at: 'sendingCode' } } };
export const AwaitingCodeSentResting: StoryObj = { name: 'Awaiting code: sent, resting. Choose sms, send code, sending code succeeds', parameters: { flow: { name: 'phone authentication', at: 'awaitingCode sent resting' } } };
export const EnteringNumberRefused: StoryObj = { name: 'Entering number: refused. Choose sms, send code, sending code fails (phone refused)', parameters: { flow: { name: 'phone authentication', at: 'enteringNumber refused' } } };
export const EnteringNumberRestingRefused: StoryObj = { name: 'Entering number: resting, refused. Choose sms, send code, sending code fails (phone too many)', parameters: { flow: { name: 'phone authentication', at: 'enteringNumber resting refused' } } };
export const ConfirmingSentResting: StoryObj = { name: 'Confirming: sent, resting. Choose sms, send code, sending code succeeds, confirm code', parameters: { flow: { name: 'phone authentication', at: 'confirming sent resting' } } };
export const EnteringNumberResting: StoryObj = { name: 'Entering number: resting. Choose sms, send code, sending code succeeds, change number', parameters: { flow: { name: 'phone authentication', at: 'enteringNumber resting' } } };
export const ChoosingResting: StoryObj = { name: 'Choosing: resting. Choose sms, send code, sending code succeeds, leave kind', parameters: { flow: { name: 'phone authentication', at: 'choosing resting' } } };
export const AwaitingCodeSent: StoryObj = { name: 'Awaiting code: sent. Choose sms, send code, sending code succeeds, check clock', parameters: { flow: { name: 'phone authentication', at: 'awaitingCode sent' } } };
export const PassedSentRestingKnown: StoryObj = { name: 'Passed: sent, resting, known. Choose sms, send code, sending code succeeds, confirm code, confirming succeeds', parameters: { flow: { name: 'phone authentication', at: 'passed sent resting known' } } };
export const AwaitingCodeSentRestingRefused: StoryObj = { name: 'Awaiting code: sent, resting, refused. Choose sms, send code, sending code succeeds, confirm code, confirming fails (phone refused)', parameters: { flow: { name: 'phone authentication', at: 'awaitingCode sent resting refused' } } };
export const AskingResting: StoryObj = { name: 'Asking: resting. Choose sms, send code, sending code succeeds, leave kind, ask window', parameters: { flow: { name: 'phone authentication', at: 'asking resting' } } };
export const SendingCodeSent: StoryObj = { name: 'Sending code: sent. Choose sms, send code, sending code succeeds, check clock, send code', parameters: { flow: { name: 'phone authentication', at: 'sendingCode sent' } } };
export const ConfirmingSent: StoryObj = { name: 'Confirming: sent. Choose sms, send code, sending code succeeds, check clock, confirm code', parameters: { flow: { name: 'phone authentication', at: 'confirming sent' } } };
export const AwaitingCodeSentRefused: StoryObj = { name: 'Awaiting code: sent, refused. Choose sms, send code, sending code succeeds, confirm code, confirming fails (phone refused), check clock', parameters: { flow: { name: 'phone authentication', at: 'awaitingCode sent refused' } } };
export const PassedRestingKnown: StoryObj = { name: 'Passed: resting, known. Choose sms, send code, sending code succeeds, leave kind, ask window, asking succeeds', parameters: { flow: { name: 'phone authentication', at: 'passed resting known' } } };
export const ChoosingRestingRefused: StoryObj = { name: 'Choosing: resting, refused. Choose sms, send code, sending code succeeds, leave kind, ask window, asking fails (phone refused)', parameters: { flow: { name: 'phone authentication', at: 'choosing resting refused' } } };
export const PassedSentKnown: StoryObj = { name: 'Passed: sent, known. Choose sms, send code, sending code succeeds, check clock, confirm code, confirming succeeds', parameters: { flow: { name: 'phone authentication', at: 'passed sent known' } } };
