import { useEffect } from 'react';
import { useLatest } from '#src/lib/use-latest.ts';

/** The WebOTP credential, which TypeScript does not declare. */
interface OneTimeCode extends Credential {
  readonly code?: string;
}

/** The pending request. Browsers handle only one at a time, so a newly shown form aborts the request of the previous one. */
let pending: AbortController | null = null;

/** Reads the code from a text message with WebOTP while `isAwaited` is true. The browser asks the visitor for permission. */
export const useOneTimeCode = (isAwaited: boolean, onCode: (code: string) => void): void => {
  const latest = useLatest(onCode);
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in globalThis)) return undefined;
    pending?.abort();
    const stop = new AbortController();
    pending = stop;
    const request: CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } } = {
      otp: { transport: ['sms'] },
      signal: stop.signal,
    };
    const listen = async (): Promise<void> => {
      const found: OneTimeCode | null = await navigator.credentials.get(request).catch(() => null);
      if (found?.code !== undefined && !stop.signal.aborted) latest.current(found.code);
    };
    void listen();
    return () => stop.abort();
  }, [isAwaited, latest]);
};
