import { parentPort } from 'node:worker_threads';
import { and, eq } from 'drizzle-orm';
import { affiliateCodes, loginAttempts } from '#sandbox/db/schema.ts';
import { openTestSandbox } from '#sandbox/open-test-sandbox.ts';
import type { SandboxAnswer, SandboxQuestion } from './journey-sandbox.ts';

const sandbox = await openTestSandbox();
// Most refuse a body that should be sealed and is not; one publishes no keys, so that there a journey can read what was sent.
for (const code of ['perya', 'siam', 'kumo']) sandbox.scenarios.set(code, { sealing: 'required' });
sandbox.scenarios.set('lotus', { sealing: 'off' });

const answer = async (question: SandboxQuestion): Promise<SandboxAnswer> => {
  if (question.do === 'wait') sandbox.advanceClock(question.ms);
  if (question.do === 'codes')
    return { codes: (await sandbox.outbox.list()).map(({ channel, target, code }) => ({ channel, target, code })) };
  if (question.do === 'reach') {
    const { merchant, account } = question;
    const row = await sandbox.database.query.members.findFirst({
      where: (members, { and, eq }) => and(eq(members.merchant, merchant), eq(members.account, account)),
    });
    return { reach: { mobile: row?.mobile ?? '', email: row?.email ?? '' } };
  }
  if (question.do === 'lock') {
    const { merchant, account } = question;
    const failed = { merchant, account, ip: '203.0.113.9', succeeded: false, at: new Date(sandbox.now()) };
    await sandbox.database.insert(loginAttempts).values(Array.from({ length: 5 }, () => failed));
  }
  if (question.do === 'retire')
    await sandbox.database
      .delete(affiliateCodes)
      .where(and(eq(affiliateCodes.merchant, question.merchant), eq(affiliateCodes.code, question.affiliateCode)));
  if (question.do !== 'fetch') return {};
  const { url, method, headers, body } = question;
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

parentPort?.on('message', ({ id, question }: { readonly id: number; readonly question: SandboxQuestion }) => {
  void answer(question).then((said) => parentPort?.postMessage({ id, said }));
});
parentPort?.postMessage({ id: 0, said: {} });
