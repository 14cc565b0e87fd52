import { useEffect, useState } from 'react';

export interface ListedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, ListedStory & { readonly type: string }>>;
}

/** Every story of the workbench by its title, from the index beside its documents. */
export const useStories = (): ReadonlyMap<string, readonly ListedStory[]> => {
  const [stories, setStories] = useState<ReadonlyMap<string, readonly ListedStory[]>>(new Map());
  useEffect(() => {
    const leaving = new AbortController();
    const list = async (): Promise<void> => {
      const { entries } = (await (await fetch('index.json', { signal: leaving.signal })).json()) as StoryIndex;
      setStories(
        Map.groupBy(
          Object.values(entries).filter(({ type, title }) => type === 'story' && title !== 'Matrix'),
          ({ title }) => title,
        ),
      );
    };
    list().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, []);
  return stories;
};
