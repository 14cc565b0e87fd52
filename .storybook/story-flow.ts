import { createActor } from 'xstate';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';
import { gameLaunchMachine } from '#machines/game-launch/game-launch.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { phoneAuthMachine } from '#machines/phone-auth/phone-auth.machine.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { shortestPaths, type ScenarioPath } from '#machines/scenarios/shortest-paths.ts';
import { createAuthMachines } from '#src/features/auth/auth-machines.ts';
import type { AuthMachinesSource } from '#src/features/auth/auth-service.ts';
import { createLazyValue } from '#src/lib/lazy-value.ts';
import type { Launches } from '#src/launch/launch-service.ts';
import { freezeLazyMachine, freezeMachine } from './freeze-machine.ts';

/** The machine of a story and its frozen state. */
export interface StoryFlow {
  readonly scenarios: MachineScenarios;
  readonly path: ScenarioPath;
}

const paths = new Map<MachineScenarios, ReadonlyMap<string, ScenarioPath>>();

/** Returns the frozen flow called `name` in the state `at`. */
export const storyFlow = (name: string, at: string): StoryFlow => {
  const scenarios = ALL_SCENARIOS.find((one) => one.name === name);
  if (scenarios === undefined) throw new Error(`there is no flow ${name}`);
  const known = paths.get(scenarios) ?? new Map(shortestPaths(scenarios).map((path) => [path.at, path]));
  paths.set(scenarios, known);
  const path = known.get(at);
  if (path === undefined) throw new Error(`the flow ${name} has no state ${at}: run npm run generate`);
  return { scenarios, path };
};

/** Creates the auth feature's machines, with the story's machine frozen in its state. */
export const frozenAuthMachines =
  ({ scenarios, path }: StoryFlow): AuthMachinesSource =>
  async () => ({
    createAuthMachines: (parts, listeners) => {
      const machines = createAuthMachines(parts, listeners);
      const isOf = ({ id }: { readonly id: string }): boolean => id === scenarios.machine.id;
      const freeze = <Machine extends Parameters<typeof freezeMachine>[0]>(machine: Machine): Machine =>
        isOf(machine) ? freezeMachine(machine, path) : machine;
      return {
        ...machines,
        createLogin: isOf(loginMachine) ? () => createActor(freeze(loginMachine)) : machines.createLogin,
        registration: freeze(machines.registration),
        recovery: freeze(machines.recovery),
        passwordChange: freeze(machines.passwordChange),
        phone: isOf(phoneAuthMachine)
          ? createLazyValue(async () => ({
              ...(await machines.phone.load()),
              createLogin: () => createActor(freeze(phoneAuthMachine)),
            }))
          : machines.phone,
      };
    },
  });

/** Returns a site's game launches, frozen if the story is about them. */
export const frozenLaunches = (launches: Launches, { scenarios, path }: StoryFlow): Launches => {
  if (scenarios.machine.id !== gameLaunchMachine.id) return launches;
  const { get, subscribe } = freezeLazyMachine(gameLaunchMachine, path);
  return { ...launches, get, subscribe, start: () => undefined, cancel: () => undefined, dismiss: () => undefined };
};
