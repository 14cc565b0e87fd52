import { expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { createLazyMachine, lastQueued, type ActorSource } from './lazy-machine.ts';

type Event = { type: 'add'; by: number } | { type: 'prefer'; step: number } | { type: 'finish' };

const machine = setup({ types: { context: {} as { total: number; step: number }, events: {} as Event } }).createMachine(
  {
    context: { total: 0, step: 1 },
    initial: 'counting',
    states: {
      counting: {
        on: {
          add: { actions: assign({ total: ({ context, event }) => context.total + event.by * context.step }) },
          prefer: { actions: assign({ step: ({ event }) => event.step }) },
          finish: 'finished',
        },
      },
      finished: { type: 'final' },
    },
  },
);

const start = (source: ActorSource<typeof machine> = async () => () => createActor(machine)) => {
  const load = vi.fn(source);
  const lazy = createLazyMachine<typeof machine>(load, { passive: ['prefer'] });
  const context = () => {
    const state = lazy.get();
    return state.status === 'running' ? state.snapshot.context : null;
  };
  return { lazy, load, context };
};
const down = () => Promise.reject(new Error('no chunk'));

test('the first event loads the code once, and queued events are delivered in order', async () => {
  const { lazy, load, context } = start();
  expect([lazy.get(), load.mock.calls.length]).toEqual([{ status: 'idle', queued: [] }, 0]);
  lazy.send({ type: 'add', by: 1 });
  lazy.send({ type: 'prefer', step: 10 });
  lazy.send({ type: 'add', by: 2 });
  const state = lazy.get();
  expect(state).toMatchObject({ status: 'loading', queued: [{ type: 'add' }, { type: 'prefer' }, { type: 'add' }] });
  await lazy.load();
  expect([context(), load.mock.calls.length]).toEqual([{ total: 21, step: 10 }, 1]);
  lazy.send({ type: 'add', by: 1 });
  expect(context()?.total).toBe(31);
});

test('a passive event waits for an event that loads the code', async () => {
  const { lazy, load, context } = start();
  lazy.send({ type: 'prefer', step: 5 });
  expect([lazy.get().status, load.mock.calls.length]).toEqual(['idle', 0]);
  lazy.send({ type: 'add', by: 1 });
  await lazy.load();
  expect(context()).toEqual({ total: 5, step: 5 });
});

test('a failed load is a network problem, and the next event retries with the queued passive events only', async () => {
  let source: ActorSource<typeof machine> = down;
  const { lazy, context } = start(() => source());
  lazy.send({ type: 'prefer', step: 3 });
  lazy.send({ type: 'add', by: 1 });
  await vi.waitFor(() => expect(lazy.get()).toMatchObject({ status: 'failed', problem: { code: 'network' } }));
  source = async () => () => createActor(machine);
  lazy.send({ type: 'add', by: 2 });
  expect(lazy.get()).toMatchObject({ status: 'loading', queued: [{ type: 'prefer' }, { type: 'add', by: 2 }] });
  await lazy.load();
  expect(context()).toEqual({ total: 6, step: 3 });
});

test('a passive event clears a failure without a retry', async () => {
  const { lazy, load } = start(down);
  lazy.send({ type: 'add', by: 1 });
  await vi.waitFor(() => expect(lazy.get().status).toBe('failed'));
  lazy.send({ type: 'prefer', step: 2 });
  expect([lazy.get(), load.mock.calls.length]).toEqual([{ status: 'idle', queued: [{ type: 'prefer', step: 2 }] }, 1]);
});

test('a load without an event fails silently', async () => {
  const { lazy } = start(down);
  await expect(lazy.load()).rejects.toThrow('no chunk');
  expect(lazy.get()).toEqual({ status: 'idle', queued: [] });
});

test('a machine restarts after it has finished', async () => {
  const { lazy, context } = start();
  lazy.send({ type: 'add', by: 4 });
  await lazy.load();
  const seen: string[] = [];
  lazy.subscribe(() => {
    const state = lazy.get();
    if (state.status === 'running') seen.push(state.snapshot.value);
  });
  lazy.send({ type: 'finish' });
  expect([seen, context()]).toEqual([['finished', 'counting'], { total: 0, step: 1 }]);
  lazy.send({ type: 'add', by: 1 });
  expect(context()?.total).toBe(1);
});

test('a view reads the last queued event of a type', () => {
  const queued: readonly Event[] = [{ type: 'add', by: 1 }, { type: 'add', by: 2 }, { type: 'finish' }];
  expect([lastQueued(queued, 'add')?.by, lastQueued(queued, 'prefer')]).toEqual([2, undefined]);
});
