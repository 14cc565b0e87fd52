import { afterEach } from 'vitest';
import { closeSite } from '../journeys/open-site.tsx';

/** Test files share their page, so a site goes with the test that opened it. */
afterEach(closeSite);
