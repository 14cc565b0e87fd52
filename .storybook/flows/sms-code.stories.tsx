// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Sms code', render: renderFlow } satisfies Meta;
export default meta;

export const Ready: StoryObj = { name: 'Ready. At the start', parameters: { flow: { name: 'sms code', at: 'ready' } } };
export const ProvingHuman: StoryObj = { name: 'Proving human. Send code', parameters: { flow: { name: 'sms code', at: 'provingHuman' } } };
export const Sending: StoryObj = { name: 'Sending. Send code, proving human succeeds', parameters: { flow: { name: 'sms code', at: 'sending' } } };
export const ReadyTold: StoryObj = { name: 'Ready: told. Send code, proving human fails (human closed)', parameters: { flow: { name: 'sms code', at: 'ready told' } } };
export const Waiting: StoryObj = { name: 'Waiting. Send code, proving human succeeds, sending succeeds', parameters: { flow: { name: 'sms code', at: 'waiting' } } };
export const RefusedTold: StoryObj = { name: 'Refused: told. Send code, proving human succeeds, sending fails (internal)', parameters: { flow: { name: 'sms code', at: 'refused told' } } };
export const WaitingLongTold: StoryObj = { name: 'Waiting: long, told. Send code, proving human succeeds, sending fails (too many requests)', parameters: { flow: { name: 'sms code', at: 'waiting long told' } } };
export const Refused: StoryObj = { name: 'Refused. Send code, proving human succeeds, sending fails (internal), dismiss problem', parameters: { flow: { name: 'sms code', at: 'refused' } } };
export const WaitingLong: StoryObj = { name: 'Waiting: long. Send code, proving human succeeds, sending fails (too many requests), dismiss problem', parameters: { flow: { name: 'sms code', at: 'waiting long' } } };
export const ReadyLong: StoryObj = { name: 'Ready: long. Send code, proving human succeeds, sending fails (too many requests), dismiss problem, check clock', parameters: { flow: { name: 'sms code', at: 'ready long' } } };
export const ProvingHumanLong: StoryObj = { name: 'Proving human: long. Send code, proving human succeeds, sending fails (too many requests), dismiss problem, check clock, send code', parameters: { flow: { name: 'sms code', at: 'provingHuman long' } } };
export const SendingLong: StoryObj = { name: 'Sending: long. Send code, proving human succeeds, sending fails (too many requests), dismiss problem, check clock, send code, proving human succeeds', parameters: { flow: { name: 'sms code', at: 'sending long' } } };
export const ReadyLongTold: StoryObj = { name: 'Ready: long, told. Send code, proving human succeeds, sending fails (too many requests), dismiss problem, check clock, send code, proving human fails (human closed)', parameters: { flow: { name: 'sms code', at: 'ready long told' } } };
