// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Game launch', render: renderFlow } satisfies Meta;
export default meta;

export const Idle: StoryObj = { name: 'Idle. At the start', parameters: { flow: { name: 'game launch', at: 'idle' } } };
export const AskingQuick: StoryObj = { name: 'Asking quick. Start game', parameters: { flow: { name: 'game launch', at: 'asking.quick' } } };
export const Blocked: StoryObj = { name: 'Blocked. Refuse window', parameters: { flow: { name: 'game launch', at: 'blocked' } } };
export const AskingSlow: StoryObj = { name: 'Asking slow. Start game, patience of asking quick elapses', parameters: { flow: { name: 'game launch', at: 'asking.slow' } } };
export const Entering: StoryObj = { name: 'Entering. Start game, asking succeeds', parameters: { flow: { name: 'game launch', at: 'entering' } } };
export const FailedInternal: StoryObj = { name: 'Failed: internal. Start game, asking fails (internal)', parameters: { flow: { name: 'game launch', at: 'failed internal' } } };
export const FailedGameMaintenance: StoryObj = { name: 'Failed: game maintenance. Start game, asking fails (game maintenance)', parameters: { flow: { name: 'game launch', at: 'failed game_maintenance' } } };
export const IdleInternal: StoryObj = { name: 'Idle: internal. Start game, asking fails (internal), dismiss launch', parameters: { flow: { name: 'game launch', at: 'idle internal' } } };
export const IdleGameMaintenance: StoryObj = { name: 'Idle: game maintenance. Start game, asking fails (game maintenance), dismiss launch', parameters: { flow: { name: 'game launch', at: 'idle game_maintenance' } } };
