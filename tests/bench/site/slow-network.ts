import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createLink, type Flow } from './network-link.ts';

export interface NetworkProfile {
  readonly rttMs: number;
  /** Kilobits per second, for all connections together. */
  readonly downKbps: number;
  readonly upKbps: number;
}

/** Slow 4G, as defined by Lighthouse. */
export const SLOW_4G: NetworkProfile = { rttMs: 150, downKbps: 1638.4, upKbps: 750 };

export interface SlowNetwork {
  readonly port: number;
  readonly close: () => void;
}

const feed = (source: Socket, flow: Flow): void => {
  source.on('data', (bytes: Buffer) => void (flow.push(bytes) || source.pause()));
  source.on('end', flow.end);
};

const write = (target: Socket) => (bytes: Buffer) => void (target.writable && target.write(bytes));

/**
 * Opens a slow network in front of a server on loopback. Packets are delayed by half the round-trip time; in each direction, all connections share
 * the rate and take turns packet by packet. As in TCP, opening a connection takes one round trip; it then sends ten packets before the first is
 * acknowledged, and twice as many after each round trip. Nothing is lost and nothing is encrypted.
 */
export const openSlowNetwork = (target: number, { rttMs, downKbps, upKbps }: NetworkProfile): Promise<SlowNetwork> => {
  const delayMs = rttMs / 2;
  const [down, up] = [createLink({ kbps: downKbps, delayMs }), createLink({ kbps: upKbps, delayMs })];
  const open = new Set<Socket>();

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const site = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    const from = performance.now() + rttMs;
    const upwards = up.open({ from, deliver: write(site), ended: () => site.end(), hasRoom: () => client.resume() });
    const downwards = down.open({
      from,
      deliver: write(client),
      ended: () => client.end(),
      hasRoom: () => site.resume(),
    });
    feed(client, upwards);
    feed(site, downwards);
    const drop = (): void => {
      for (const flow of [upwards, downwards]) flow.drop();
      for (const socket of [client, site]) {
        open.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of [client, site]) {
      open.add(socket);
      socket.on('error', drop);
    }
    client.on('close', drop);
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () => {
          for (const way of [down, up]) way.close();
          for (const socket of open) socket.destroy();
          server.close();
        },
      }),
    );
  });
};
