import { registerSettings } from '#schemas/calls/account.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';

/**
 * Returns the registration rules, which arrive twice: with the status and from their own call; the later answer wins. `null` until one has arrived.
 */
export const useRegisterRules = (): RegisterRules | null => {
  const { info } = useSiteInfo();
  const { data } = useCallQuery(registerSettings, {}, { staleTime: 60_000 });
  return data ?? info?.registerRules ?? null;
};
