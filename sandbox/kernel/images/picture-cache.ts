type Picture = Uint8Array<ArrayBuffer>;

/**
 * Creates an LRU cache for rendered images, of at most `most` bytes. Concurrent requests for an image render it only once, and only one image is
 * rendered at a time.
 */
export const createPictureCache = (most: number) => {
  const pictures = new Map<string, Picture>();
  const drawing = new Map<string, Promise<Picture>>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();

  const evict = (key: string, picture: Picture): void => {
    pictures.delete(key);
    bytes -= picture.length;
  };

  const store = (key: string, picture: Picture): void => {
    pictures.set(key, picture);
    bytes += picture.length;
    for (const [oldest, other] of pictures) {
      if (bytes <= most) return;
      evict(oldest, other);
    }
  };

  const drawNext = async (key: string, draw: () => Promise<Picture>): Promise<Picture> => {
    const turn = last.then(draw);
    last = turn.catch(() => undefined);
    try {
      const picture = await turn;
      store(key, picture);
      return picture;
    } finally {
      drawing.delete(key);
    }
  };

  return {
    size: (): number => bytes,
    get: async (key: string, draw: () => Promise<Picture>): Promise<Picture> => {
      const picture = pictures.get(key);
      if (picture !== undefined) {
        pictures.delete(key);
        pictures.set(key, picture);
        return picture;
      }
      const running = drawing.get(key) ?? drawNext(key, draw);
      drawing.set(key, running);
      return running;
    },
  };
};
