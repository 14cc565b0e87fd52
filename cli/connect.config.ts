import { defineConfig } from 'vite';
import { separateBuild } from './separate-build.ts';

/** The connector pages, which run third-party scripts. */
export default defineConfig(separateBuild('connect', 'src/connect/main.ts'));
