import { html } from 'hono/html';
import type { ServiceLevel } from '../service/service-desk.ts';
import { htmlPage } from './html-page.ts';

const DESKS: Readonly<Record<ServiceLevel, string>> = { LIVE: 'Live chat', VIP: 'VIP service' };

/** What stands in for the help desk of another house. */
export const servicePage = (merchant: string, level: ServiceLevel): Promise<Response> =>
  htmlPage(
    '/sandbox/service',
    `${DESKS[level]} of ${merchant}`,
    'A help desk of another house opens here.',
    html`<p class="card">
      This is the trial platform: nobody reads along. The site asked for the address of its help desk, decrypted it and
      opened this window.
    </p>`,
  );
