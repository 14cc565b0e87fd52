import { useEffect } from 'react';
import { useLatest } from '#src/lib/use-latest.ts';

/** What browsers with WebOTP answer; TypeScript does not know it. */
interface OneTimeCode extends Credential {
  readonly code?: string;
}

/** Browsers listen for one asker at a time: the newest, which stands in front. */
let asking: AbortController | null = null;

/** Takes the code from the text message where the browser can, as long as somebody waits for one. The visitor is asked by the browser itself. */
export const useOneTimeCode = (isAwaited: boolean, onCode: (code: string) => void): void => {
  const latest = useLatest(onCode);
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in globalThis)) return undefined;
    asking?.abort();
    const stop = new AbortController();
    asking = stop;
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
