import { defineConfig } from 'vite';
import { callsPlugin } from '../publish/vite/calls-plugin.ts';
import { separateBuild } from './separate-build.ts';

/** The demo games, which have their own origin. */
export default defineConfig({ plugins: [callsPlugin()], ...separateBuild('games', 'src/demo-games/main.ts') });
