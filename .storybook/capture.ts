import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import type { Call, OutputOf } from '#schemas/call.ts';
import { captcha, freePlay, login, logout, memberInfo, status } from '#schemas/calls/account.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { gameCatalogue } from '#schemas/calls/games.ts';
import { createPlatformClient, type PlatformClient } from '#tests/contract/platform-client.ts';
import { accountFor, NEED_MORE, sampleInput } from '#tests/contract/sample-inputs.ts';

const BASE = 'perya';
const KINDS = { agent: 'agent01', vip: 'vip01' } as const;
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Returns a Monday morning in Manila. */
const now = (): number => Date.parse('2026-03-02T02:00:00Z');
const NOT_BUILT = 501;
const GAMES_A_VENDOR = 6;
/** Calls with secret or single-use responses: game tickets, challenges, authenticator keys. Stories provide their own responses. */
const GOOD_ONCE: readonly string[] = [
  'demo.open',
  'demo.resume',
  'games.launch',
  'games.launchFb',
  'lottery.lobby',
  'security.passkeyLoginOptions',
  'security.passkeyOptions',
  'security.startTotp',
];

/** Keeps only a few games of each vendor, which are enough for a story. */
const cut = ({ vendors }: OutputOf<typeof gameCatalogue>): OutputOf<typeof gameCatalogue> => ({
  vendors: vendors.map((vendor) => ({ ...vendor, games: vendor.games.slice(0, GAMES_A_VENDOR) })),
});

/** Removes tokens and keys to keep them out of the repository, and shortens the catalogue. */
const settled = (call: Call, value: unknown): unknown => {
  if (call.name === gameCatalogue.name) return cut(value as OutputOf<typeof gameCatalogue>);
  if (typeof value === 'object' && value !== null && 'token' in value) return { ...value, token: 'cookie' };
  return call.name === 'account.keySet' ? { keys: [] } : value;
};

const write = (path: string, value: unknown): void => {
  const file = at(`./answers/${path}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
};

const answersOf = async (
  sandbox: Sandbox,
  client: PlatformClient,
  calls: readonly Call[],
  token: string,
): Promise<Map<string, unknown>> => {
  const agent = await client.logIn(KINDS.agent);
  const tokenOf = (call: Call): string => (accountFor(call) === KINDS.agent ? agent : token);
  const answers = new Map<string, unknown>();
  for (const call of calls) {
    const input = await sampleInput(call, { client, codeFor: (target) => sandbox.outbox.codeFor(target) });
    const { status: code, envelope } = await client.call(call, input, {
      token: call.token === 'none' ? null : tokenOf(call),
    });
    if (envelope.success && !GOOD_ONCE.includes(call.name)) answers.set(call.name, settled(call, envelope.value));
    else if (!envelope.success && code !== NOT_BUILT) throw new Error(`${call.name}: ${code} ${envelope.message}`);
  }
  return answers;
};

const capture = async (): Promise<void> => {
  const sandbox = await createSandbox({ dataDir: null, seed: 'full', development: true, now });
  try {
    rmSync(at('./answers'), { recursive: true, force: true });
    const client = createPlatformClient(sandbox, BASE, now);
    const readsLast = [...allCalls].filter(
      ({ name }) => ![login.name, logout.name, freePlay.name, 'account.changePassword', ...NEED_MORE].includes(name),
    );
    const token = await client.logIn('player01');
    const base = await answersOf(sandbox, client, [...readsLast, login, logout], token);
    for (const [name, value] of base) write(name, value);
    for (const [kind, account] of Object.entries(KINDS)) {
      const { envelope } = await client.call(memberInfo, {}, { token: await client.logIn(account) });
      if (envelope.success) write(`${memberInfo.name}.${kind}`, envelope.value);
    }
    const trial = await client.call(
      freePlay,
      await sampleInput(freePlay, { client, codeFor: () => Promise.resolve(null) }),
    );
    if (!trial.envelope.success) throw new Error(trial.envelope.message);
    write(freePlay.name, settled(freePlay, trial.envelope.value));
    const info = await client.call(memberInfo, {}, { token: (trial.envelope.value as { token: string }).token });
    if (info.envelope.success) write(`${memberInfo.name}.trial`, info.envelope.value);

    const reads = readsLast.filter(
      ({ method, name }) => (method === 'GET' || name === status.name) && name !== captcha.name && base.has(name),
    );
    for (const { name: id } of readdirSync(at('../brands'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )) {
      const { merchant } = JSON.parse(readFileSync(at(`../brands/${id}/brand.json`), 'utf8')) as {
        merchant: { code: string };
      };
      if (merchant.code === BASE) continue;
      await sandbox.merchants.open(merchant.code);
      const own = createPlatformClient(sandbox, merchant.code, now);
      const answers = await answersOf(sandbox, own, reads, await own.logIn('player01'));
      for (const [name, value] of answers)
        if (JSON.stringify(value) !== JSON.stringify(base.get(name))) write(`${id}/${name}`, value);
    }
  } finally {
    await sandbox.close();
  }
};

await capture();
