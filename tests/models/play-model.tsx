import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { eventName, statesOf, transitionsOf, type Step } from '#machines/scenarios/transitions.ts';
import { walksOf } from '#machines/scenarios/walks.ts';

/** How a user and the platform cause a machine's events, and what the screen shows in each state. */
export interface Play<World> {
  readonly story: MachineScenarios;
  readonly ids: string;
  readonly begin: () => Promise<World>;
  readonly act: Readonly<Record<string, (world: World, event: AnyEventObject) => Promise<unknown>>>;
  /** Expectations by state name. The rest of the state's key is passed as an argument. */
  readonly seen: Readonly<Record<string, (world: World, key: string) => Promise<unknown>>>;
}

const READ = 8;
const titleOf = (walk: readonly Step[]): string => {
  const names = walk.map(({ event }) => eventName(event));
  return names.length <= READ
    ? names.join(', ')
    : `${names.slice(0, READ).join(', ')} and ${names.length - READ} more steps`;
};

/** Plays every transition of a machine against its screens. Fails for a transition without an act, or a state without an expectation. */
export const playModel = <World,>({ story, ids, begin, act, seen }: Play<World>): void => {
  const { name } = story;
  const { start, steps } = transitionsOf(story);
  const walks = walksOf({ start, steps });
  const states = statesOf({ start, steps });

  const look = async (world: World, at: string): Promise<void> => {
    const [state = '', ...key] = at.split(' ');
    const shown = seen[state];
    if (shown === undefined) throw new Error(`${name}: there is no expectation for the state ${state}`);
    await shown(world, key.join(' '));
  };

  const take = async (world: World, { from, event, to }: Step): Promise<void> => {
    const does = act[eventName(event)];
    if (does === undefined) throw new Error(`${name}: there is no act for the event ${eventName(event)}`);
    try {
      await does(world, event);
      await look(world, to);
    } catch (error) {
      throw new Error(`${name}: ${from} --${eventName(event)}--> ${to}`, { cause: error });
    }
  };

  test.each(walks.map((walk) => [titleOf(walk), walk] as const))(`${name}: %s ${ids}`, async (_title, walk) => {
    const world = await begin();
    await look(world, start);
    for (const step of walk) await take(world, step);
  });

  test(`${name}: the walks take every transition`, () => {
    const covered = new Set(walks.flat());
    process.stdout.write(
      `${name}: ${states.size} states, ${steps.length} transitions, ${covered.size} played in ${walks.length} walks\n`,
    );
    expect(steps.filter((one) => !covered.has(one))).toEqual([]);
    expect(Object.keys(seen).filter((state) => ![...states].some((at) => at.split(' ')[0] === state))).toEqual([]);
  });
};
