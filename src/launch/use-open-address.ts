import { toProblem, type Problem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { launchAddress } from './launch-address.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';

/** Returns the URL of a game if the brand allows it to open, otherwise the problem; both are `null` until the platform has named its launch CDNs. */
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

/** Returns false once it is known that the brand does not allow the URL. */
export const useCanOpen = (url: string): boolean => useOpenAddress(url).problem === null;
