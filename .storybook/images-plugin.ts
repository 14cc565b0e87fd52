import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isPlatformImage, IMAGE_TYPE, platformImage } from './platform-image.ts';
import { WORKER_FILE } from './register-image-worker.ts';

/**
 * Draws the platform's images for stories without the sandbox's database: in the development server, or in a service worker of the built Storybook,
 * because a file server would serve these SVGs as PNG, which their names end with.
 */
export const imagesPlugin = (): Plugin => ({
  name: 'marquee:story-images',
  configureServer(server) {
    server.middlewares.use((incoming, outgoing, next) => {
      const path = (incoming.url ?? '').split('?')[0] ?? '';
      if (!isPlatformImage(path)) return next();
      const picture = platformImage(path);
      outgoing
        .writeHead(picture === null ? 404 : 200, { 'Content-Type': IMAGE_TYPE, 'Cache-Control': 'no-cache' })
        .end(picture ?? '');
    });
  },
  buildStart() {
    if (this.meta.watchMode || this.environment.config.command !== 'build') return;
    this.emitFile({
      type: 'chunk',
      id: fileURLToPath(new URL('./images-worker.ts', import.meta.url)),
      fileName: WORKER_FILE,
    });
  },
});
