import * as fc from '#tests/support/fast-check.ts';
import { FULL } from '#tests/support/full-run.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts, contractWhatIfOf } from '#schemas/calls/contracts.ts';
import { CONTRACT_ACTIONS } from '#schemas/contract-names.ts';
import type { ContractWhatIf } from '#schemas/contract.ts';
import { queryRows } from '#sandbox/db/database.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createContractClient, type ContractClient } from '#tests/support/contract-client.ts';

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let agents: readonly ContractClient[];
beforeAll(async () => {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  sandbox = await openTestSandbox(databaseUrl === undefined ? {} : { databaseUrl });
  const first = createContractClient(sandbox, 'agent01');
  const second = await first.addAgent();
  const third = await second.addAgent();
  agents = [first, second, third, await third.addAgent()];
}, 240_000 * FULL);
afterAll(() => sandbox.close());

const rows = (statement: ReturnType<typeof sql>) => queryRows<{ id: string }>(sandbox.database, statement);
const inForce = async (): Promise<ReadonlySet<string>> =>
  new Set(
    (await rows(sql`SELECT request_id AS id FROM contracts WHERE state IN ('ACTIVE', 'TERMINATION_PENDING')`)).map(
      ({ id }) => id,
    ),
  );
/** Finds active contracts whose rate is higher than the upline's own rate of the same kind. */
const tooHigh = () =>
  rows(sql`
    WITH rates AS (
      SELECT c.*, (SELECT max((t ->> 'rate')::numeric) FROM jsonb_array_elements(c.tiers) t) AS rate
      FROM contracts c WHERE c.state IN ('ACTIVE', 'TERMINATION_PENDING')
    )
    SELECT r.request_id AS id FROM rates r LEFT JOIN rates u ON u.downline_id = r.upline_id AND u.kind = r.kind
    WHERE r.upline_id IS NOT NULL AND r.rate > coalesce(u.rate, 0)`);
/** Finds contracts that do not have one step per version, or whose `end` differs from their last step. */
const incomplete = () =>
  rows(sql`
    SELECT c.request_id AS id FROM contracts c
    WHERE c.version <> (SELECT count(*) FROM contract_steps s WHERE s.contract_id = c.id)
      OR c."end" IS NOT NULL AND c."end" <> (SELECT step FROM contract_steps s WHERE s.contract_id = c.id AND s.version = c.version)`);

const step = fc.record({
  /** The position of the contract's downline in the chain of agents. */
  depth: fc.constantFrom(1, 1, 2, 2, 3),
  side: fc.constantFrom('answering', 'answering', 'other'),
  action: fc.constantFrom(...CONTRACT_ACTIONS, 'ACCEPT' as const, 'REQUEST' as const),
  hundredths: fc.integer({ min: 1, max: 60 }),
  waits: fc.integer({ min: 0, max: 20 }),
});

test(
  "after any sequence of actions, no active rate exceeds the upline's rate, and exactly the contracts listed by the what-if have ended [contracts.auto-terminate] [contracts.rate.bounds]",
  async () => {
    let carriedOut = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        for (const { depth, side, action, hundredths, waits } of steps) {
          const [upline, downline] = [agents[depth - 1], agents[depth]];
          if (upline === undefined || downline === undefined) throw new Error('no such agents');
          if (waits === 0) sandbox.advanceClock(8 * DAY_MS);
          const query = { role: 'received', kind: 'daily', pageNo: 1, pageSize: 10 } as const;
          const { list } = await downline.accept(contracts, query);
          const open = list.filter(({ endedAt }) => endedAt === null);
          const pending = open.find(({ state }) => state === 'PENDING');
          const about = pending ?? (action === 'REQUEST' ? undefined : open[0]);
          const isDownline = about?.awaitsMe === (side === 'answering');
          const who = about !== undefined && isDownline ? downline : upline;
          const target = about === undefined ? { downlineId: downline.account } : { requestId: about.requestId };
          const asked = { action, ...target, rate: hundredths / 100 };
          const before = await inForce();
          const foreseen = (await who.ask(contractWhatIfOf, { kind: 'daily', ...asked })).value as
            | ContractWhatIf
            | undefined;
          const ends = (foreseen?.ends ?? []).map(({ requestId }) => requestId);
          const version = about === undefined ? {} : { version: about.version };
          const { status } = await who.act('daily', { ...asked, ...version, ends });
          const after = await inForce();
          const own = new Set(open.map(({ requestId }) => requestId));
          const gone = [...before].filter((id) => !after.has(id) && !own.has(id));
          expect(new Set(gone)).toEqual(new Set(status === 200 && action === 'ACCEPT' ? ends : []));
          expect(await tooHigh()).toEqual([]);
          carriedOut += status === 200 ? 1 : 0;
        }
        expect(await incomplete()).toEqual([]);
      }),
      { numRuns: 6 * FULL },
    );
    expect(carriedOut).toBeGreaterThan(10);
  },
  240_000 * FULL,
);
