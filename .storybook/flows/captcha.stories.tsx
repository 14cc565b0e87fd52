// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Captcha', render: renderFlow } satisfies Meta;
export default meta;

export const Arriving: StoryObj = { name: 'Arriving. At the start', parameters: { flow: { name: 'captcha', at: 'arriving' } } };
export const Loading: StoryObj = { name: 'Loading. Rest of arriving elapses', parameters: { flow: { name: 'captcha', at: 'loading' } } };
export const RestingPicture: StoryObj = { name: 'Resting: picture. Rest of arriving elapses, loading succeeds', parameters: { flow: { name: 'captcha', at: 'resting picture' } } };
export const RestingNone: StoryObj = { name: 'Resting: none. Rest of arriving elapses, loading fails (internal)', parameters: { flow: { name: 'captcha', at: 'resting none' } } };
export const Resting: StoryObj = { name: 'Resting. Rest of arriving elapses, loading succeeds, spend captcha', parameters: { flow: { name: 'captcha', at: 'resting' } } };
export const ReadyPicture: StoryObj = { name: 'Ready: picture. Rest of arriving elapses, loading succeeds, refresh gap of resting elapses', parameters: { flow: { name: 'captcha', at: 'ready picture' } } };
export const ReadyNone: StoryObj = { name: 'Ready: none. Rest of arriving elapses, loading fails (internal), refresh gap of resting elapses', parameters: { flow: { name: 'captcha', at: 'ready none' } } };
export const LoadingPicture: StoryObj = { name: 'Loading: picture. Rest of arriving elapses, loading succeeds, refresh gap of resting elapses, refresh captcha', parameters: { flow: { name: 'captcha', at: 'loading picture' } } };
export const LoadingNone: StoryObj = { name: 'Loading: none. Rest of arriving elapses, loading fails (internal), refresh gap of resting elapses, refresh captcha', parameters: { flow: { name: 'captcha', at: 'loading none' } } };
