import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isPlatformImage, IMAGE_TYPE, platformImage } from './platform-image.ts';
import { WORKER_FILE } from './register-image-worker.ts';

/** Serves the platform's images to stories without its database: from the development server, or from a service worker in the built Storybook, since a file server would send these SVGs as `.png`. */
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
