type Picture = Uint8Array<ArrayBuffer>;

/** Drawn pictures up to `most` bytes, the longest unused go first. Who asks for one that is being drawn gets the same; one is drawn at a time. */
export const createPictureCache = (most: number) => {
  const kept = new Map<string, Picture>();
  const drawing = new Map<string, Promise<Picture>>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();

  const forget = (key: string, picture: Picture): void => {
    kept.delete(key);
    bytes -= picture.length;
  };

  const keep = (key: string, picture: Picture): void => {
    kept.set(key, picture);
    bytes += picture.length;
    for (const [oldest, other] of kept) {
      if (bytes <= most) return;
      forget(oldest, other);
    }
  };

  const begin = async (key: string, draw: () => Promise<Picture>): Promise<Picture> => {
    const turn = last.then(draw);
    last = turn.catch(() => undefined);
    try {
      const picture = await turn;
      keep(key, picture);
      return picture;
    } finally {
      drawing.delete(key);
    }
  };

  return {
    size: (): number => bytes,
    get: async (key: string, draw: () => Promise<Picture>): Promise<Picture> => {
      const picture = kept.get(key);
      if (picture !== undefined) {
        kept.delete(key);
        kept.set(key, picture);
        return picture;
      }
      const running = drawing.get(key) ?? begin(key, draw);
      drawing.set(key, running);
      return running;
    },
  };
};
