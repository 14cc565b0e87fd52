import { afterEach } from 'vitest';
import { closeSite } from '../journeys/open-site.tsx';

/** Test files share their page, so a site is closed when the test that opened it ends. */
afterEach(closeSite);
