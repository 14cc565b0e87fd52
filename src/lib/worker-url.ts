interface WorkerPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): WorkerPolicy;
}

const MODULE_WORKERS =
  /^\/(?:assets\/(?:pattern|xlsx)-worker-[\w-]+\.js|src\/(?:forms\/validator\/pattern|records\/export\/xlsx)-worker\.ts)$/u;
const SERVICE_WORKER = '/service-worker.js';

/** Returns the URL if it is one of this site's worker scripts. Throws `TypeError` for any other. */
export const checkWorkerUrl = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href);
  if (origin === location.origin && (pathname === SERVICE_WORKER || MODULE_WORKERS.test(pathname))) return url;
  throw new TypeError('This URL is not one of the workers of the site');
};

let policy: WorkerPolicy | null = null;

/**
 * Returns the URL as a `TrustedScriptURL` if the browser supports Trusted Types. The policy `worker-url` is created only once, because a second one
 * would violate the CSP.
 */
export const workerUrl = (url: string): string => {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('worker-url', { createScriptURL: checkWorkerUrl }) ?? {
    createScriptURL: checkWorkerUrl,
  };
  return policy.createScriptURL(url);
};
