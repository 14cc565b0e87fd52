import { parentPort } from 'node:worker_threads';
import { and, eq } from 'drizzle-orm';
import { affiliateCodes, loginAttempts } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import type { SandboxReply, SandboxCommand } from './journey-sandbox.ts';

const open = async (): Promise<TestSandbox> => {
  const sandbox = await openTestSandbox();
  // Most merchants reject unsealed bodies; one publishes no keys, so that tests can read the bodies sent.
  for (const code of ['perya', 'siam', 'kumo']) sandbox.scenarios.set(code, { sealing: 'required' });
  sandbox.scenarios.set('lotus', { sealing: 'off' });
  return sandbox;
};

let current: TestSandbox | null = null;

const answer = async (command: SandboxCommand): Promise<SandboxReply> => {
  if (command.do === 'open') {
    await current?.close();
    current = await open();
    return {};
  }
  const sandbox = current;
  if (sandbox === null) throw new Error('no sandbox is open');
  if (command.do === 'merchant') await sandbox.merchants.open(command.code, command.currency);
  if (command.do === 'wait') sandbox.advanceClock(command.ms);
  if (command.do === 'codes')
    return { codes: (await sandbox.outbox.list()).map(({ channel, target, code }) => ({ channel, target, code })) };
  if (command.do === 'member') {
    const { merchant, account } = command;
    const row = await sandbox.database.query.members.findFirst({
      where: (members, { and, eq }) => and(eq(members.merchant, merchant), eq(members.account, account)),
    });
    return {
      member: { mobile: row?.mobile ?? '', email: row?.email ?? '', affiliateCode: row?.affiliateCode ?? null },
    };
  }
  if (command.do === 'lock') {
    const { merchant, account } = command;
    const failed = { merchant, account, ip: '203.0.113.9', succeeded: false, at: new Date(sandbox.now()) };
    await sandbox.database.insert(loginAttempts).values(Array.from({ length: 5 }, () => failed));
  }
  if (command.do === 'retire')
    await sandbox.database
      .delete(affiliateCodes)
      .where(and(eq(affiliateCodes.merchant, command.merchant), eq(affiliateCodes.code, command.affiliateCode)));
  if (command.do !== 'fetch') return {};
  const { url, method, headers, body } = command;
  const response = await sandbox.fetch(
    new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body === null ? {} : { body }),
    }),
  );
  return {
    status: response.status,
    headers: [...response.headers],
    cookies: response.headers.getSetCookie(),
    body: await response.text(),
  };
};

parentPort?.on('message', ({ id, command }: { readonly id: number; readonly command: SandboxCommand }) => {
  void answer(command).then((reply) => parentPort?.postMessage({ id, reply }));
});
parentPort?.postMessage({ id: 0, reply: {} });
