import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { mountCalls } from './mount-calls.ts';
import type { Platform } from './platform.ts';
import { allRoutes } from './routes/all-routes.ts';

test('a route whose call is not listed is an error that names it', () => {
  const listed = allCalls.filter(({ name }) => name !== 'account.balance');
  // Nothing of the platform is used before the first request.
  expect(() => mountCalls(new Hono(), {} as Platform, listed, allRoutes)).toThrow('all-calls.ts: account.balance');
  expect(() => mountCalls(new Hono(), {} as Platform, allCalls, allRoutes)).not.toThrow();
});
