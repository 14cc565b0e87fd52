import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Test files share their page, so everything that a test has rendered is removed when the test ends. */
afterEach(cleanup);
