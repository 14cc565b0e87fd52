import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openSlowNetwork, type SlowNetwork } from './slow-network.ts';

let server: Server | null = null;
let line: SlowNetwork | null = null;

afterEach(() => {
  line?.close();
  server?.close();
});

/**
 * Starts a server that receives a number, answers with that many bytes and closes the connection, with a slow network in front of it. Returns the
 * network's port.
 */
const lineToServer = async (): Promise<number> => {
  server = createServer((socket) =>
    socket.once('data', (asked: Buffer) => socket.end(Buffer.alloc(Number(asked.toString()), 7))),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  line = await openSlowNetwork(port, { rttMs: 20, downKbps: 80_000, upKbps: 80_000 });
  return line.port;
};

const fetched = (port: number, bytes: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let count = 0;
    connect(port, '127.0.0.1')
      .on('data', (chunk: Buffer) => (count += chunk.length))
      .on('end', () => resolve(count))
      .on('error', reject)
      .write(String(bytes));
  });

test('the benchmark network delivers all bytes of concurrent connections and ends each of them', async () => {
  const port = await lineToServer();
  expect(await Promise.all([fetched(port, 10), fetched(port, 100_000), fetched(port, 300_000)])).toEqual([
    10, 100_000, 300_000,
  ]);
});
