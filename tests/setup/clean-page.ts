import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Test files share their page, so what a test rendered goes with the test. */
afterEach(cleanup);
