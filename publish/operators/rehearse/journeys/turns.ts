import type { AnyEventObject } from 'xstate';
import type { Act, Scene } from '#machines/acts/act.ts';
import { stateOf } from '#machines/scenarios/chart.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { eventName, transitionsOf, type Step } from '#machines/scenarios/transitions.ts';
import { shortestWay, walksOf } from '#machines/scenarios/walks.ts';

/** An act of a player, the answers of the platform that follow it, and the state of the machine after them. */
export interface Turn {
  readonly event: AnyEventObject;
  readonly answers: readonly AnyEventObject[];
  readonly to: string;
}

/** A machine that a rehearsal plays against a real platform. */
export interface Flow {
  readonly scenarios: Omit<MachineScenarios, 'purpose'>;
  /** What a player does, keyed by the name of the event. */
  readonly acts: Readonly<Record<string, Act>>;
  /** Returns whether a transition happens in a rehearsal: it is caused by a player, or by an answer of a working platform. */
  readonly happens: (step: Step) => boolean;
  /** The name of the state that a journey must reach, without its key. */
  readonly goal: string;
  /** Checks that the page shows a state, keyed by the state's name without its key, which is passed to the check. Transient states have no entry. */
  readonly shows: Readonly<Record<string, (scene: Scene, key: readonly string[]) => Promise<unknown>>>;
}

const toTurns = (walk: readonly Step[], { acts, scenarios }: Flow): readonly Turn[] => {
  const turns: { event: AnyEventObject; answers: AnyEventObject[]; to: string }[] = [];
  for (const { event, to } of walk) {
    const turn = turns.at(-1);
    if (acts[eventName(event)] !== undefined) turns.push({ event, answers: [], to });
    else if (turn === undefined || !event.type.startsWith('xstate.'))
      throw new Error(`${scenarios.name}: there is no act for the event ${eventName(event)}`);
    else {
      turn.answers.push(event);
      turn.to = to;
    }
  }
  return turns;
};

/**
 * Returns the journeys of a flow: walks from the start that pass through the goal and together take every transition that happens in a rehearsal. A walk
 * whose transitions are all part of other walks is left out.
 */
export const journeysOf = (flow: Flow): readonly (readonly Turn[])[] => {
  const { start, steps: all } = transitionsOf(flow.scenarios);
  const steps = all.filter(flow.happens);
  const isGoal = ({ to }: Step): boolean => stateOf(to) === flow.goal;
  const isShown = ({ to }: Step): boolean => flow.shows[stateOf(to)] !== undefined;
  /** Extends a walk to the goal if it does not pass through it, and then until it ends in a state that the page shows. */
  const complete = (walk: readonly Step[]): readonly Step[] => {
    const last = walk.at(-1);
    const isWanted = walk.some(isGoal) ? isShown : isGoal;
    return last === undefined || (walk.some(isGoal) && isShown(last))
      ? walk
      : [...walk, ...(shortestWay(last.to, steps, isWanted) ?? [])];
  };
  const walks = walksOf({ start, steps }).map(complete);
  if (!walks.some((walk) => walk.some(isGoal))) throw new Error(`${flow.scenarios.name}: no walk reaches ${flow.goal}`);
  return walks
    .filter((walk, at) => {
      const others = new Set(walks.filter((_, other) => other > at).flat());
      return walk.some((step) => !others.has(step));
    })
    .map((walk) => toTurns(walk, flow));
};
