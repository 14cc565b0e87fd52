import { defineConfig } from 'vite';
import { separateBuild } from './separate-build.ts';

/** Builds the connector pages, which run third-party scripts on an origin of their own. */
export default defineConfig(separateBuild('connect', 'src/connect/main.ts'));
