import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Test files share their page, so everything a test rendered is removed when it ends. */
afterEach(cleanup);
