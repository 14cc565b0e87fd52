import type { AnyEventObject } from 'xstate';
import type { MachineScenarios } from './machine-scenarios.ts';
import type { ScenarioPath } from './shortest-paths.ts';

/** Converts a name to plain text: `provingHuman` to `proving human`, `game_maintenance` to `game maintenance`. */
export const plain = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]/g, ' ')
    .toLowerCase();

const ANSWER = /^xstate\.(done|error)\.actor\.(?:\d+\.)?(?:.*\.)?(\w+)$/;
const DELAY = /^xstate\.after\.(.*?)\.[^.]+\.(.+)$/;

const reason = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? ` (${plain(String(error.code))})` : '';

/** Describes an event: `submit form`, `signing in fails (login refused)`, `rest of loading elapses`. */
export const eventText = ({ type, error }: AnyEventObject): string => {
  const [, kind, state = ''] = ANSWER.exec(type) ?? [];
  if (kind !== undefined) return `${plain(state)} ${kind === 'done' ? 'succeeds' : `fails${reason(error)}`}`;
  const [, delay = '', within = ''] = DELAY.exec(type) ?? [];
  if (delay !== '') return `${plain(delay)} of ${plain(within)} elapses`;
  const [what = '', verb = ''] = type.split('.');
  return verb === '' ? plain(type) : `${plain(verb)} ${plain(what)}`;
};

/** Describes a state and its key: `editing username refused` becomes `editing: username, refused`. */
export const stateText = (at: string): string => {
  const [state = '', ...key] = at.split(' ');
  return key.length === 0 ? plain(state) : `${plain(state)}: ${key.map(plain).join(', ')}`;
};

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Describes the state at the end of a path, and its events: `Editing: username, refused. Submit form, signing in fails (login refused)`. */
export const pathText = ({ at, events }: Pick<ScenarioPath, 'at' | 'events'>): string => {
  const sentences = [stateText(at), events.length === 0 ? 'at the start' : events.map(eventText).join(', ')];
  return sentences.map(capitalised).join('. ');
};

/** Returns the export name of a state's story: `EditingUsernameRefused`. */
export const exportName = (at: string): string =>
  at
    .split(/[\s._+]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the part of a URL that identifies a state's story: `editing-username-refused`. */
export const addressName = (at: string): string => plain(at).replaceAll(/[\s+]+/g, '-');

/** Returns the Storybook title of a flow's stories. */
export const flowTitle = ({ name }: Pick<MachineScenarios, 'name'>): string => `Flows/${capitalised(name)}`;

/** Returns the file of a flow's stories. */
export const flowPath = ({ machine }: Pick<MachineScenarios, 'machine'>): string =>
  `.storybook/flows/${plain(machine.id).replaceAll(' ', '-')}.stories.tsx`;
