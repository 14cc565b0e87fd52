import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '../figures.ts';

/** Returns the message of an error on one line, without the stack that Vite adds to it. */
const reasonOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n    at ')[0] ?? message).replaceAll(/\s+/g, ' ');
};

/**
 * Opens the bench page of the checkout `here` with the sources of the checkout at `root`, so that both are measured in the same way. If the sources
 * are incompatible with the page, prints why and opens the page of the checkout at `root` instead.
 */
export const withPresentPage = async <Opened extends { readonly close: () => void }>(
  here: string,
  root: string,
  folder: string,
  open: (root: string) => Promise<Opened>,
  tryOut: (opened: Opened) => Promise<unknown>,
): Promise<Opened> => {
  const attempt = async (): Promise<Opened> => {
    const opened = await open(root);
    try {
      await tryOut(opened);
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  };
  if (root === here) return attempt();
  const [page, own] = [join(root, folder), `${join(root, folder)}.own`];
  if (existsSync(page)) cpSync(page, own, { recursive: true });
  cpSync(join(here, folder), page, { recursive: true });
  try {
    return await attempt();
  } catch (error) {
    if (!existsSync(own)) throw error;
    print(
      `The working tree's ${folder} fails with the commit, which is measured with its own page: ${reasonOf(error)}`,
    );
    rmSync(page, { recursive: true });
    cpSync(own, page, { recursive: true });
    return attempt();
  }
};
