import type { AnyEventObject } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, passes } from '#machines/scenarios/machine-scenarios.ts';
import { NOT_CARRIED_OUT, notCarriedOut } from './operation.ts';

const lost = new Problem({ code: 'network', status: 0, message: '' });

/** Returns the events that an operation can receive: answers, the refusals in `refusals`, and lost responses. `machine` is the id of the flow. */
export const operationEvents = (
  machine: string,
  output: unknown,
  ...refusals: readonly Problem[]
): readonly AnyEventObject[] => [
  { type: 'check.again' },
  answers(`${machine}.sending`, output),
  ...refusals.map((refusal) => fails(`${machine}.sending`, refusal)),
  fails(`${machine}.sending`, lost),
  answers(`${machine}.checking`, output),
  fails(`${machine}.checking`, notCarriedOut()),
  fails(`${machine}.checking`, lost),
  passes(`${machine}.waiting`, 'untilNextCheck'),
];

/** Returns the word for the current problem in a scenario key: `undone` if the operation was not carried out, otherwise `refused`. */
export const problemKey = ({ problem }: { readonly problem: Problem | null }): string =>
  keyWords(problem !== null && (problem.code === NOT_CARRIED_OUT ? 'undone' : 'refused'));
