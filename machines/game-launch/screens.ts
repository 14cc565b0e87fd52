import type { SnapshotFrom } from 'xstate';
import type { gameLaunchMachine } from './game-launch.machine.ts';

/** `none`: nothing is being launched. `starting`: the button is busy. The other values are dialogs. */
export type GameLaunchScreen = 'none' | 'starting' | 'slow' | 'blocked' | 'failed';

type State = SnapshotFrom<typeof gameLaunchMachine>['value'];

const ASKING: Readonly<Record<Extract<State, object>['asking'], GameLaunchScreen>> = {
  quick: 'starting',
  slow: 'slow',
};
const SCREENS: Readonly<Record<Extract<State, string>, GameLaunchScreen>> = {
  idle: 'none',
  blocked: 'blocked',
  entering: 'starting',
  failed: 'failed',
};

export const gameLaunchScreen = ({ value }: { readonly value: State }): GameLaunchScreen =>
  typeof value === 'string' ? SCREENS[value] : ASKING[value.asking];
