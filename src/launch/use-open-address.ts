import { toProblem, type Problem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { launchAddress } from './launch-address.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';

/** The address of a game as the brand lets it open, or why it does not; neither while the platform has not named its launch CDNs yet. */
export const useOpenAddress = (
  url: string,
):
  | { readonly address: string; readonly problem: null }
  | { readonly address: null; readonly problem: Problem | null } => {
  const { allow } = useBrand().platform;
  const { info, status } = useSiteInfo();
  try {
    return {
      address: launchAddress(url, { cdns: info?.launchGameCDNs ?? [], allowed: allow.launch, own: location.origin }),
      problem: null,
    };
  } catch (error) {
    return { address: null, problem: status === 'starting' && url.startsWith('/') ? null : toProblem(error) };
  }
};

/** False once it is known that the brand does not let it open. */
export const useCanOpen = (url: string): boolean => useOpenAddress(url).problem === null;
