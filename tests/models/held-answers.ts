import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { OutputOf, ReadCall } from '#schemas/call.ts';
import type { Problem } from '#schemas/problem.ts';
import { isPathOf, type Fault, type OpenSite } from '../journeys/open-site.tsx';

/** A failure that looks to the client as this problem says; the platform does nothing. */
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

/** What a call answers to make an event of a machine happen; without an output the platform itself answers. */
export const answerOf = ({ error, output }: AnyEventObject): Fault | null => {
  if (error !== undefined) return faultOf(error as Problem);
  return output === undefined ? null : { value: output };
};

/** Lets one answer of a path come, once it was asked for. */
export type Answer = (path: string, answer: Fault | null) => Promise<void>;

/** Holds every answer of these paths until a walk says what it is. */
export const holdAnswers = (site: OpenSite, ...paths: readonly string[]): Answer => {
  const releases = new Map(paths.map((path) => [path, site.hold(path)]));
  const asked = (path: string): number => site.sent.filter((one) => isPathOf(path, one.split(' ')[1] ?? '')).length;
  const answered = new Map(paths.map((path) => [path, asked(path)]));
  return async (path, answer) => {
    // A sealed request is on its way some time after the screen says so.
    await waitFor(() => expect(asked(path)).toBeGreaterThan(answered.get(path) ?? 0));
    answered.set(path, asked(path));
    site.fail(path, answer);
    releases.get(path)?.();
    releases.set(path, site.hold(path));
  };
};

/** The response of a query from now on; the page refetches it. */
export const answerAnew = async <C extends ReadCall>(
  { stores, fail }: OpenSite,
  { name, path }: C,
  value: OutputOf<C>,
): Promise<void> => {
  fail(path, { value });
  await act(() => stores.queries.invalidateQueries({ queryKey: [name] }));
};
