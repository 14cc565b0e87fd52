import type { StorySetup } from '../story-setup.ts';

const NARROW = { width: 320, height: 900 };

const drawn = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Longer than fonts and container queries take on a busy machine. */
const PATIENCE_MS = 2000;

/** What `look` still finds on the page of a story once it is drawn in the narrowest window, in the longest texts of all languages at twice the size. The page is as before afterwards. */
export const onNarrowPage = async (
  { stores: { texts }, longestTexts }: StorySetup,
  look: () => readonly string[],
): Promise<readonly string[]> => {
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
    await document.fonts.ready;
    const end = performance.now() + PATIENCE_MS;
    let found = look();
    while (found.length > 0 && performance.now() < end) {
      await drawn();
      found = look();
    }
    return found;
  } finally {
    await show(own, before);
  }
};
