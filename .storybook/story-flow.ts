import { createActor, type SnapshotFrom } from 'xstate';
import type { gameLaunchMachine } from '#machines/game-launch/game-launch.machine.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { phoneAuthMachine } from '#machines/phone-auth/phone-auth.machine.ts';
import { shortestWays, type Way } from '#machines/story/shortest-ways.ts';
import type { MachineStory } from '#machines/story/machine-story.ts';
import { MACHINE_STORIES } from '#machines/stories.ts';
import { createAuthFlows } from '#src/features/auth/auth-flows.ts';
import type { FlowsSource } from '#src/features/auth/auth-hub.ts';
import { loginViewOf } from '#src/features/auth/login-flow.ts';
import { launchViewOf } from '#src/launch/launch-flow.ts';
import type { LaunchHub } from '#src/launch/launch-hub.ts';
import { standStill } from './stand-still.ts';

/** The machine of a story and the state in which it stands. */
export interface StoryFlow {
  readonly story: MachineStory;
  readonly way: Way;
}

const ways = new Map<MachineStory, ReadonlyMap<string, Way>>();

/** The state `at` of the flow called `name`. */
export const storyFlow = (name: string, at: string): StoryFlow => {
  const story = MACHINE_STORIES.find((one) => one.name === name);
  if (story === undefined) throw new Error(`there is no flow ${name}`);
  const known = ways.get(story) ?? new Map(shortestWays(story).map((way) => [way.at, way]));
  ways.set(story, known);
  const way = known.get(at);
  if (way === undefined) throw new Error(`the flow ${name} has no state ${at}: run npm run generate`);
  return { story, way };
};

const snapshotOf = ({ story: { machine }, way: { value, context } }: StoryFlow) =>
  machine.resolveState({ value, context });

/** The flows of the doors, the one of the story standing still among them. */
export const flowsThatStand =
  (flow: StoryFlow): FlowsSource =>
  async () => ({
    createAuthFlows: (parts, listeners, view) => {
      const flows = createAuthFlows(parts, listeners, view);
      const stands = ({ id }: { readonly id: string }): boolean => id === flow.story.machine.id;
      const still = <Machine extends Parameters<typeof standStill>[0]>(machine: Machine): Machine =>
        stands(machine) ? standStill(machine, flow.way) : machine;
      if (flow.story.machine.id === 'login')
        listeners.onView(loginViewOf(snapshotOf(flow) as SnapshotFrom<typeof loginMachine>, 1));
      const phone = stands(phoneAuthMachine)
        ? flows.phone().then((real) => ({ ...real, login: createActor(still(phoneAuthMachine)).start() }))
        : null;
      return {
        ...flows,
        registration: still(flows.registration),
        recovery: still(flows.recovery),
        passwordChange: still(flows.passwordChange),
        phone: () => phone ?? flows.phone(),
      };
    },
  });

/** The launches of a site, standing still where the story is about them. */
export const launchesThatStand = (launches: LaunchHub, flow: StoryFlow): LaunchHub => {
  if (flow.story.machine.id !== 'gameLaunch') return launches;
  const view = { ...launches.view(), ...launchViewOf(snapshotOf(flow) as SnapshotFrom<typeof gameLaunchMachine>) };
  return { ...launches, view: () => view, start: () => undefined, cancel: () => undefined, dismiss: () => undefined };
};
