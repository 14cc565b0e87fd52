interface WorkerPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): WorkerPolicy;
}

const PATTERN_WORKER = /^\/(?:assets\/pattern-worker-[\w-]+\.js|src\/forms\/validator\/pattern-worker\.ts)$/u;
const SERVICE_WORKER = '/service-worker.js';

/** Lets through the two scripts of this site that run beside the page, and nothing else. */
export const admitWorker = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href);
  if (origin === location.origin && (pathname === SERVICE_WORKER || PATTERN_WORKER.test(pathname))) return url;
  throw new TypeError('This address is not one of the workers of the site');
};

let policy: WorkerPolicy | null = null;

/** The address as a TrustedScriptURL where the browser asks for one. The policy `worker-url` is made once. */
export const workerUrl = (url: string): string => {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('worker-url', { createScriptURL: admitWorker }) ?? { createScriptURL: admitWorker };
  return policy.createScriptURL(url);
};
