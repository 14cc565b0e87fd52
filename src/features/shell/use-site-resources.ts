import { useMemo } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { siteResources, type SiteResource } from './site-resources.ts';

export const useSiteResources = (): readonly SiteResource[] => {
  const { resources } = useBrand();
  const { info } = useSiteInfo();
  return useMemo(() => siteResources(info?.resources ?? [], resources), [info, resources]);
};
