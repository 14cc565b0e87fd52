import { useEffect, useState } from 'react';

export interface ListedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, ListedStory & { readonly type: string }>>;
}

export const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Returns all stories by title, from the index that Storybook builds. */
export const useStories = (): ReadonlyMap<string, readonly ListedStory[]> => {
  const [stories, setStories] = useState<ReadonlyMap<string, readonly ListedStory[]>>(new Map());
  useEffect(() => {
    const leaving = new AbortController();
    const list = async (): Promise<void> => {
      const { entries } = (await (await fetch('index.json', { signal: leaving.signal })).json()) as StoryIndex;
      setStories(
        groupBy(
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
