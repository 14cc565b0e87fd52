import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from '#sandbox/seed/people/random.ts';
import { startLossyProxy } from './lossy-proxy.ts';
import { createPlayingMember, emptyTally, readWallets, type Tally } from './playing-member.ts';
import type { Audit, Mutant, ServerOptions, Started } from './protocol.ts';

interface RoundsOptions {
  /** The seed of this run's random numbers. */
  readonly seed: string;
  readonly rounds: number;
  /** Duration of one round; every server is killed during its middle third. */
  readonly seconds: number;
  readonly members: number;
  /** A PostgreSQL server shared by two processes; if not given, one process uses an embedded database. */
  readonly databaseUrl?: string;
  readonly mutant?: Mutant;
}

export interface RoundsReport {
  readonly tally: Tally;
  /** How long the platform was down because of the kills and restarts, in milliseconds. */
  readonly down: number;
  /** What is wrong; empty for a correct ledger. The run ends after the first round that finds something. */
  readonly findings: readonly string[];
}

interface RunningServer {
  readonly child: ChildProcess;
  readonly started: Started;
}

const start = async (options: ServerOptions): Promise<RunningServer> => {
  const child = fork(fileURLToPath(new URL('crash-server.ts', import.meta.url)), [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
    // A deliberately broken ledger would print many errors.
    stdio: ['ignore', 'ignore', options.mutant === null ? 'inherit' : 'ignore', 'ipc'],
  });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${String(code)}`);
  });
  gone.catch(() => undefined);
  const [started] = (await Promise.race([once(child, 'message'), gone])) as [Started];
  return { child, started };
};

const kill = async ({ child }: RunningServer): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const auditOf = async ({ child }: RunningServer): Promise<Audit> => {
  child.send('audit');
  const [report] = (await once(child, 'message')) as [Audit];
  return report;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/**
 * How long members keep requesting outcomes once the round is over and the servers are back, in milliseconds; only a hanging platform uses all of
 * it.
 */
const PATIENCE = 90_000;

/**
 * Lets members move money over a network that loses and duplicates requests, while every process is killed in the middle of each round. Then compares
 * the responses that members received with the ledger.
 */
export const runRounds = async ({
  seed,
  rounds,
  seconds,
  members,
  databaseUrl,
  mutant,
}: RoundsOptions): Promise<RoundsReport> => {
  const random = createRandom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-crash-'));
  const options = { dataDir, databaseUrl: databaseUrl ?? null, mutant: mutant ?? null };
  const proxy = await startLossyProxy({ request: 0.02, reply: 0.05, twice: 0.08 }, random);
  const tally = emptyTally();
  const findings: string[] = [];
  let servers: RunningServer[] = [];
  let down = 0;
  try {
    const first = await start({ ...options, members, port: 0 });
    const { prepared } = first.started;
    if (prepared === null) throw new Error('the server made no members');
    servers = [first];
    const addSecond = async (): Promise<void> => {
      if (databaseUrl !== undefined) servers.push(await start({ ...options, members: 0, port: 0 }));
      proxy.setTargets(servers.map(({ started }) => started.port));
    };
    await addSecond();
    let round = 0;
    const found = (text: string): void => void findings.push(`round ${round}: ${text}`);
    const players = prepared.players.map((player) =>
      createPlayingMember(player, prepared, { port: proxy.port, random, tally, found }),
    );
    const before = await auditOf(first);

    for (round = 1; round <= rounds && findings.length === 0; round += 1) {
      const until = Date.now() + seconds * 1000;
      let lastTry = Number.POSITIVE_INFINITY;
      const playing = Promise.all(players.map((player) => player.run(until, () => Date.now() > lastTry)));
      await pause((seconds * 1000 * (1 + random.next())) / 3);
      const since = Date.now();
      await Promise.all(servers.map(kill));
      servers = [await start({ ...options, members: 0, port: 0 })];
      await addSecond();
      down += Date.now() - since;
      lastTry = Math.max(until, Date.now()) + PATIENCE;
      await playing;

      const [server] = servers;
      if (server === undefined) throw new Error('no server is left');
      const { port } = server.started;
      for (const { token, held } of players) {
        const { main, game } = await readWallets(port, token, prepared.wallet);
        if (main !== held.main || game !== held.game)
          found(`wallets hold ${main} and ${game}, acknowledged were ${held.main} and ${held.game}`);
      }
      const received = await Promise.all(prepared.uplines.map((token) => readWallets(port, token, prepared.wallet)));
      const sent = players.reduce((sum, { held }) => sum + held.upline, 0);
      const arrived = received.reduce((sum, { main }) => sum + main - prepared.funds, 0);
      if (arrived !== sent) found(`uplines received ${arrived}, acknowledged were ${sent}`);

      const audit = await auditOf(server);
      for (const violation of audit.violations) found(`the ledger breaks ${violation}`);
      const expected = { ...tally.done, payout: tally.won };
      for (const [kind, count] of Object.entries(expected)) {
        const added = (audit.transactions[kind] ?? 0) - (before.transactions[kind] ?? 0);
        if (added !== count) found(`the ledger has ${added} of ${kind}, acknowledged were ${count}`);
      }
      const done = Object.values(tally.done).reduce((sum, count) => sum + count, 0);
      if (audit.keys !== done) found(`${audit.keys} keys are used, acknowledged were ${done} operations`);
    }
    return { tally, down, findings };
  } finally {
    proxy.close();
    await Promise.all(servers.map(kill));
    rmSync(dataDir, { recursive: true, force: true });
  }
};
