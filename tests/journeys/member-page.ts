import { screen, within } from '@testing-library/react';
import type { JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { logIn, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/centre/centre-modal.tsx';

export interface MemberPage {
  readonly site: OpenSite;
  readonly centre: Part;
}

/** Opens a member centre page by its URL, as a member who has to log in first or is still logged in. */
export const openMemberPage = async (
  sandbox: JourneySandbox,
  page: string,
  { account = 'player01', ...options }: SiteOptions & { readonly account?: string } = {},
): Promise<MemberPage> => {
  const site = await openSite(sandbox, { path: `/promotions?member=${page}`, ...options });
  if (options.after === undefined) await logIn(site, account);
  return { site, centre: within(await screen.findByRole('dialog', { name: site.texts.named('centre', 'member') })) };
};
