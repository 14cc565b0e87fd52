import type { StorySetup } from '../story-setup.ts';

const NARROW = { width: 320, height: 900 };

const drawn = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** What `look` finds on the page of a story in the narrowest window, in the longest texts of all languages at twice the size. The page is as before afterwards. */
export const onNarrowPage = async <Found>(
  { stores: { texts }, longestTexts }: StorySetup,
  look: () => Found,
): Promise<Found> => {
  const { page } = await import('vitest/browser');
  const before = { width: innerWidth, height: innerHeight, fontSize: document.documentElement.style.fontSize };
  const show = async (
    tables: Readonly<Record<string, Readonly<Record<string, string>>>>,
    { width, height, fontSize }: typeof before,
  ): Promise<void> => {
    for (const [namespace, table] of Object.entries(tables))
      texts.addResourceBundle(texts.language, namespace, table, true, true);
    texts.emit('languageChanged', texts.language);
    document.documentElement.style.fontSize = fontSize;
    await page.viewport(width, height);
    await drawn();
  };
  const longest = await longestTexts();
  const own = Object.fromEntries(
    Object.keys(longest).map((namespace) => [
      namespace,
      { ...(texts.getResourceBundle(texts.language, namespace) as Readonly<Record<string, string>> | undefined) },
    ]),
  );
  await show(longest, { ...NARROW, fontSize: '200%' });
  try {
    return look();
  } finally {
    await show(own, before);
  }
};
