import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openSlowNetwork, SLOW_4G, type NetworkProfile, type SlowNetwork } from './slow-network.ts';

let server: Server | null = null;
let line: SlowNetwork | null = null;

afterEach(() => {
  line?.close();
  server?.close();
});

/** A server that answers a number with that many bytes and then closes the connection. */
const lineTo = async (facts: NetworkProfile): Promise<number> => {
  server = createServer((socket) =>
    socket.once('data', (asked: Buffer) => socket.end(Buffer.alloc(Number(asked.toString()), 7))),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  line = await openSlowNetwork((server.address() as AddressInfo).port, facts);
  return line.port;
};

const ask = (
  socket: Socket,
  bytes: number,
  since: number,
): Promise<{ readonly bytes: number; readonly firstMs: number; readonly lastMs: number }> =>
  new Promise((resolve, reject) => {
    let [count, firstMs] = [0, Number.NaN];
    socket.on('data', (chunk: Buffer) => {
      if (count === 0) firstMs = performance.now() - since;
      count += chunk.length;
    });
    socket.on('end', () => resolve({ bytes: count, firstMs, lastMs: performance.now() - since }));
    socket.on('error', reject);
    socket.write(String(bytes));
  });

const fetched = (port: number, bytes: number) => {
  const since = performance.now();
  return ask(connect(port, '127.0.0.1'), bytes, since);
};

/** Tolerance for a busy machine: packets may be late, but never early. */
const LATE = 3;

test('the benchmark network takes a round trip to connect and one for the first answer', async () => {
  const port = await lineTo({ rttMs: 200, downKbps: 100_000, upKbps: 100_000 });
  const { firstMs } = await fetched(port, 10);
  expect(firstMs).toBeGreaterThanOrEqual(398);
  expect(firstMs).toBeLessThan(400 * LATE);
});

test('the benchmark network keeps its rate, however many connections share it', async () => {
  const port = await lineTo({ rttMs: 2, downKbps: 8000, upKbps: 8000 });
  const all = await Promise.all([fetched(port, 100_000), fetched(port, 100_000), fetched(port, 100_000)]);
  expect(all.map(({ bytes }) => bytes)).toEqual([100_000, 100_000, 100_000]);
  const last = Math.max(...all.map(({ lastMs }) => lastMs));
  expect(last).toBeGreaterThanOrEqual(298);
  expect(last).toBeLessThan(300 * LATE);
  // Connections alternate: none ends long before the others.
  expect(Math.min(...all.map(({ lastMs }) => lastMs))).toBeGreaterThan(last * 0.8);
});

test('a new connection of the benchmark network starts with ten packets and doubles them each round trip', async () => {
  const port = await lineTo({ rttMs: 200, downKbps: 1_000_000, upKbps: 1_000_000 });
  const [ten, thirty, seventy] = await Promise.all([
    fetched(port, 14_600),
    fetched(port, 3 * 14_600),
    fetched(port, 7 * 14_600),
  ]);
  expect(ten.lastMs).toBeGreaterThanOrEqual(398);
  expect(thirty.lastMs - ten.lastMs).toBeGreaterThan(150);
  expect(seventy.lastMs - thirty.lastMs).toBeGreaterThan(150);
  expect(seventy.lastMs).toBeGreaterThanOrEqual(798);
});

test('a page of 60 kB takes as long on slow 4G as its bytes and its round trips', async () => {
  const port = await lineTo(SLOW_4G);
  const { lastMs, bytes } = await fetched(port, 60_000);
  expect(bytes).toBe(60_000);
  expect(lastMs).toBeGreaterThanOrEqual(2 * 150 + (60_000 * 8) / 1638.4 - 2);
  expect(lastMs).toBeLessThan(700 * LATE);
});
