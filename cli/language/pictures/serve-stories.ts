import { createServer } from 'node:http';
import { buildFiles } from '#publish/build-files.ts';

/** A local server for the built Storybook. */
export interface StoryServer {
  /** Its origin, such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Returns the decoded path of a request, or `null` if it is malformed. */
const pathOf = (url: string): string | null => {
  try {
    return decodeURIComponent(new URL(url, 'http://stories').pathname);
  } catch {
    return null;
  }
};

/** Serves the built Storybook in a folder to this machine, until the server is closed. */
export const serveStories = async (folder: string): Promise<StoryServer> => {
  const files = await buildFiles(folder, '');
  const server = createServer((request, response) => {
    const file = files.get(pathOf(request.url ?? '/') ?? '');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    file.read('plain').then(
      (body) => response.writeHead(200, { 'Content-Type': file.type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server of the stories has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
