import { toProblem, type Problem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { launchAddress } from '#src/platform/launch-address.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';

/** The address of a game as the brand lets it open, or why it does not. */
export const useOpenAddress = (url: string): { readonly address: string; readonly problem: null } | { readonly address: null; readonly problem: Problem } => {
  const { allow } = useBrand().platform;
  const { info } = useSiteInfo();
  try {
    return { address: launchAddress(url, { cdns: info?.launchGameCDNs ?? [], allowed: allow.launch, own: location.origin }), problem: null };
  } catch (error) {
    return { address: null, problem: toProblem(error) };
  }
};

export const useCanOpen = (url: string): boolean => useOpenAddress(url).address !== null;
