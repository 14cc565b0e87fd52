interface WorkerPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): WorkerPolicy;
}

const PATTERN_WORKER = /^\/(?:assets\/pattern-worker-[\w-]+\.js|src\/forms\/validator\/pattern-worker\.ts)$/u;
const SERVICE_WORKER = '/service-worker.js';

/** Accepts the URLs of the two worker scripts of this site. Throws `TypeError` for any other. */
export const checkWorkerUrl = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href);
  if (origin === location.origin && (pathname === SERVICE_WORKER || PATTERN_WORKER.test(pathname))) return url;
  throw new TypeError('This URL is not one of the workers of the site');
};

let policy: WorkerPolicy | null = null;

/** The URL as a `TrustedScriptURL` where the browser supports Trusted Types. The policy `worker-url` is created once, as a second one would violate the CSP. */
export const workerUrl = (url: string): string => {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('worker-url', { createScriptURL: checkWorkerUrl }) ?? {
    createScriptURL: checkWorkerUrl,
  };
  return policy.createScriptURL(url);
};
