import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { OutputOf, ReadCall } from '#schemas/call.ts';
import type { Problem } from '#schemas/problem.ts';
import { isPathOf, type Fault, type OpenSite } from '../journeys/open-site.tsx';

/** Creates a fault that the client sees as this problem, while the platform does nothing. */
export const faultOf = ({ code, status, retryAfter, detail, fields }: Problem): Fault =>
  status === 0
    ? 'offline'
    : {
        code,
        status,
        untouched: true,
        ...(retryAfter === null ? {} : { retryAfter }),
        ...(detail === undefined ? {} : { detail }),
        ...(fields === null ? {} : { fields }),
      };

/** Returns the response that causes a machine's event. `null`, for an event without output, lets the platform itself respond. */
export const answerOf = ({ error, output }: AnyEventObject): Fault | null => {
  if (error !== undefined) return faultOf(error as Problem);
  return output === undefined ? null : { value: output };
};

/** Releases one response of a path once it has been requested. */
export type Answer = (path: string, answer: Fault | null) => Promise<void>;

/** Holds every response of these paths until a walk provides it. */
export const holdAnswers = (site: OpenSite, ...paths: readonly string[]): Answer => {
  const releases = new Map(paths.map((path) => [path, site.hold(path)]));
  const asked = (path: string): number => site.sent.filter((one) => isPathOf(path, one.split(' ')[1] ?? '')).length;
  const answered = new Map(paths.map((path) => [path, asked(path)]));
  return async (path, answer) => {
    // A sealed request is sent shortly after the screen shows it.
    await waitFor(() => expect(asked(path)).toBeGreaterThan(answered.get(path) ?? 0));
    answered.set(path, asked(path));
    site.fail(path, answer);
    releases.get(path)?.();
    releases.set(path, site.hold(path));
  };
};

/** Sets the response of a query from now on, and makes the page refetch it. */
export const answerAnew = async <C extends ReadCall>(
  { stores, fail }: OpenSite,
  { name, path }: C,
  value: OutputOf<C>,
): Promise<void> => {
  fail(path, { value });
  await act(() => stores.queries.invalidateQueries({ queryKey: [name] }));
};
