import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { logIn, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/centre/centre-modal.tsx';

export interface OpenCentre {
  readonly site: OpenSite;
  readonly centre: Part;
}

/** Opens an agent centre page by its URL, as an agent who has to log in first; `after` continues in the same tab. */
export const openAgentPage = async (
  sandbox: JourneySandbox,
  page: string,
  { account = 'agent01', ...options }: SiteOptions & { readonly account?: string } = {},
): Promise<OpenCentre> => {
  const site = await openSite(sandbox, {
    path: `/promotions?agent=${page}`,
    ...options,
  });
  if (options.after === undefined) await logIn(site, account);
  const centre = within(await screen.findByRole('dialog', { name: site.texts.named('centre', 'agent') }));
  return { site, centre };
};

/** Sets whether the window has room for a tree; phones do not. */
export const stubWindow = (isWide: boolean): void =>
  void vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
