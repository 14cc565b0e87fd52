import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isPlatformPicture, PICTURE_TYPE, platformPicture } from './platform-picture.ts';
import { WORKER_FILE } from './platform-pictures.ts';

/** Gives stories the platform's pictures, without its database: from the development server, or from a worker beside the built stories, as a server of files would call an SVG by the `.png` of its name. */
export const imagesPlugin = (): Plugin => ({
  name: 'marquee:story-images',
  configureServer(server) {
    server.middlewares.use((incoming, outgoing, next) => {
      const path = (incoming.url ?? '').split('?')[0] ?? '';
      if (!isPlatformPicture(path)) return next();
      const picture = platformPicture(path);
      outgoing
        .writeHead(picture === null ? 404 : 200, { 'Content-Type': PICTURE_TYPE, 'Cache-Control': 'no-cache' })
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
