import * as fc from 'fast-check';
import { isFull } from './full-run.ts';

// The ordinary run tests a specific change, so it uses the same inputs every time; the full run generates new ones.
if (!isFull) fc.configureGlobal({ seed: 20_261_126 });

export * from 'fast-check';
