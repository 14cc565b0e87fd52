import { defineConfig } from 'vite';
import { callsPlugin } from '../publish/vite/calls-plugin.ts';
import { apartBuild } from './apart-build.ts';

/** The demo games: they stand on an origin of their own and hold nothing of the site. */
export default defineConfig({ plugins: [callsPlugin()], ...apartBuild('games', 'src/demo-games/main.ts') });
