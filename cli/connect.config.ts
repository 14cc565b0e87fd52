import { defineConfig } from 'vite';
import { apartBuild } from './apart-build.ts';

/** The connector pages, which run a third party's script. */
export default defineConfig(apartBuild('connect', 'src/connect/main.ts'));
