import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLink } from './network-link.ts';
import { SLOW_4G, type NetworkProfile } from './slow-network.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/**
 * Downloads the given numbers of bytes, each over a new connection of one network. Returns when the first and last bytes of each download arrived, in
 * milliseconds.
 */
const fetched = async ({ rttMs, downKbps, upKbps }: NetworkProfile, ...sizes: readonly number[]) => {
  const delayMs = rttMs / 2;
  const [down, up] = [createLink({ kbps: downKbps, delayMs }), createLink({ kbps: upKbps, delayMs })];
  // The clock is fake and stopped at 0.
  const from = rttMs;
  const seen = sizes.map((size) => {
    const answer = { bytes: 0, firstMs: Number.NaN, lastMs: Number.NaN };
    const downwards = down.open({
      from,
      deliver: (packet) => {
        if (answer.bytes === 0) answer.firstMs = Date.now();
        answer.bytes += packet.length;
      },
      ended: () => void (answer.lastMs = Date.now()),
      hasRoom: () => undefined,
    });
    const upwards = up.open({
      from,
      deliver: () => {
        downwards.push(Buffer.alloc(size, 7));
        downwards.end();
      },
      ended: () => undefined,
      hasRoom: () => undefined,
    });
    upwards.push(Buffer.alloc(1));
    return answer;
  });
  await vi.runAllTimersAsync();
  return seen;
};

test('the benchmark network takes one round trip to connect and another until the first response', async () => {
  const [answer] = await fetched({ rttMs: 200, downKbps: 100_000, upKbps: 100_000 }, 10);
  expect(answer?.firstMs).toBeCloseTo(400, -1);
});

test('the benchmark network does not exceed its rate, no matter how many connections share it', async () => {
  const all = await fetched({ rttMs: 2, downKbps: 8000, upKbps: 8000 }, 100_000, 100_000, 100_000);
  expect(all.map(({ bytes }) => bytes)).toEqual([100_000, 100_000, 100_000]);
  const ends = all.map(({ lastMs }) => lastMs);
  expect(Math.max(...ends)).toBeCloseTo(304, -1);
  // Connections take turns, so none ends long before the others.
  expect(Math.min(...ends)).toBeGreaterThan(Math.max(...ends) * 0.9);
});

test('a new connection of the benchmark network starts with ten packets and doubles that number each round trip', async () => {
  const profile = { rttMs: 200, downKbps: 1_000_000, upKbps: 1_000_000 };
  const ends = (await fetched(profile, 14_600, 3 * 14_600, 7 * 14_600)).map(({ lastMs }) => Math.round(lastMs / 10));
  expect(ends).toEqual([40, 60, 80]);
});

test('on slow 4G, a 60 kB page takes its round trips plus the transfer time of its bytes', async () => {
  const [page] = await fetched(SLOW_4G, 60_000);
  expect(page?.bytes).toBe(60_000);
  // After the first window, bytes wait for acknowledgements.
  expect(page?.lastMs).toBeGreaterThanOrEqual(2 * 150 + (60_000 * 8) / 1638.4);
  expect(page?.lastMs).toBeLessThan(700);
});
