import { defineConfig } from 'vite';
import { callsPlugin } from '../publish/vite/calls-plugin.ts';
import { separateBuild } from './separate-build.ts';

/** Builds the demo games, which are served on an origin of their own. */
export default defineConfig({ plugins: [callsPlugin()], ...separateBuild('games', 'src/demo-games/main.ts') });
