import { registerSettings } from '#schemas/calls/account.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';

/**
 * Returns the registration rules. The platform sends them with the site status and in a separate call, and the later response wins. `null` until one has
 * arrived.
 */
export const useRegisterRules = (): RegisterRules | null => {
  const { info } = useSiteInfo();
  const { data } = useCallQuery(registerSettings, {}, { staleTime: 60_000 });
  return data ?? info?.registerRules ?? null;
};
