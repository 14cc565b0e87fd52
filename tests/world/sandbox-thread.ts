import { parentPort } from 'node:worker_threads';
import { openTestSandbox } from '#tests/support/open-test-sandbox.ts';

/** What a test can request from the sandbox in this thread. */
export type SandboxQuestion =
  | { readonly logIn: string }
  | { readonly path: string; readonly options: NonNullable<Parameters<TestSandbox['request']>[1]> };
type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>;

// In its own thread, a sandbox reads the languages folder named in the thread's environment.
const sandbox = openTestSandbox();

const answer = async (question: SandboxQuestion): Promise<unknown> => {
  const { request, logIn } = await sandbox;
  if ('logIn' in question) return logIn(question.logIn);
  const { status, body, value } = await request(question.path, question.options);
  return { status, body, value };
};

parentPort?.on('message', ({ id, question }: { readonly id: number; readonly question: SandboxQuestion }) => {
  void answer(question).then((reply) => parentPort?.postMessage({ id, reply }));
});
