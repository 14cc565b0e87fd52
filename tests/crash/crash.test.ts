import { afterAll, describe, expect, test } from 'vitest';
import { isFull } from '../support/full-run.ts';
import { isPostgresInstalled, startPostgres, type PostgresServer } from '../support/start-postgres.ts';
import { runRounds, type RoundsReport } from './run-rounds.ts';
import { testStoppedServer } from './stopped-server.ts';
import { testTurnoverRace } from './turnover-race.ts';

const SHORT = { rounds: 2, seconds: 3, members: 22 };
/** A maximum; a run ends after the first round that finds something. */
const MUTANT_ROUNDS = 6;
const LONG = { rounds: 20, seconds: 30, members: 110 };
const size = isFull ? LONG : SHORT;
const MINUTE = 60_000;

const servers: PostgresServer[] = [];
const postgres = async (): Promise<string> => {
  const server = await startPostgres();
  servers.push(server);
  return server.url;
};
afterAll(() => Promise.all(servers.map((server) => server.close())));

const say = (name: string, { tally, down, findings }: RoundsReport): void => {
  const done = Object.values(tally.done).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `${name}: ${done} operations acknowledged (${JSON.stringify(tally.done)}), ${tally.lost} answers lost, ${tally.undone} not carried out, ${tally.replayed} replayed, ${tally.refused} refused, ${Math.round(down / 1000)} s down, ${findings.length} findings\n`,
  );
};

/** Expects some events of every kind, because a run without lost responses or retries proves nothing. */
const expectBusy = ({ tally }: RoundsReport): void => {
  for (const count of [...Object.values(tally.done), tally.lost, tally.replayed, tally.undone])
    expect(count).toBeGreaterThan(0);
  expect(tally.refused).toBeLessThan(tally.done.transfer);
};

test(
  'after lost responses, duplicated requests and a kill -9, the ledger matches the responses that members received',
  async () => {
    const report = await runRounds({ seed: 'sound', ...size });
    say('embedded', report);
    expect(report.findings).toEqual([]);
    expectBusy(report);
  },
  (isFull ? 30 : 2) * MINUTE,
);

if (isFull)
  test(
    'on a PostgreSQL server shared by two processes, the ledger matches the responses that members received',
    async () => {
      const report = await runRounds({ seed: 'shared', ...size, databaseUrl: await postgres() });
      say('PostgreSQL', report);
      expect(report.findings).toEqual([]);
      expectBusy(report);
    },
    30 * MINUTE,
  );

test.each(['no-unique-key', 'no-transaction'] as const)(
  'a run detects a deliberately broken ledger: %s',
  async (mutant) => {
    const report = await runRounds({ seed: mutant, ...SHORT, rounds: MUTANT_ROUNDS, mutant });
    say(mutant, report);
    expect(report.findings.length).toBeGreaterThan(0);
  },
  4 * MINUTE,
);

// A condition instead of a skip, because a skipped test would count as failed.
if (isPostgresInstalled()) {
  describe('on a PostgreSQL server', testTurnoverRace);
  describe('on a PostgreSQL server that stops', testStoppedServer);
}
