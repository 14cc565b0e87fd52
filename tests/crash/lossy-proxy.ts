import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Random } from '#sandbox/seed/people/random.ts';

/** Probabilities for each request. */
export interface Losses {
  /** The chance that a request never arrives. */
  readonly request: number;
  /** The chance that a request is carried out, but its response is lost. */
  readonly reply: number;
  /** The chance that a request arrives twice at the same time. */
  readonly twice: number;
}

export interface LossyProxy {
  readonly port: number;
  /** Sets where requests go from now on. If there are several servers, a duplicated request goes to two of them. */
  readonly setTargets: (ports: readonly number[]) => void;
  readonly close: () => void;
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Starts a network between members and platform that loses requests, loses responses and delivers requests twice. */
export const startLossyProxy = async (losses: Losses, random: Random): Promise<LossyProxy> => {
  let targets: readonly number[] = [];
  const agent = new Agent({ keepAlive: true });

  const forward = ({ method, url, headers }: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, resolve);
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await bodyOf(incoming);
    const at = random.between(0, 1_000_000);
    const portAt = (index: number): number => targets[index % Math.max(1, targets.length)] ?? 0;
    if (random.chance(losses.request)) throw new Error('lost');
    if (random.chance(losses.twice))
      void forward(incoming, body, portAt(at + 1)).then(
        (second) => second.resume(),
        () => undefined,
      );
    const first = await forward(incoming, body, portAt(at));
    const text = await bodyOf(first);
    if (random.chance(losses.reply)) throw new Error('lost');
    outgoing
      .writeHead(first.statusCode ?? 500, { 'Content-Type': first.headers['content-type'] ?? 'text/plain' })
      .end(text);
  };

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setTargets: (ports) => {
      targets = ports;
    },
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
