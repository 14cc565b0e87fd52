import type { Plugin } from 'vite';

const STEP_MODULES = 100;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Prints the progress of a Storybook build line by line, for `cli/storybook.ts` to show to waiting users. */
export const progressPlugin = (): Plugin => {
  let modules = 0;
  return {
    name: 'story-progress',
    apply: 'build',
    moduleParsed: () => {
      modules += 1;
      if (modules % STEP_MODULES === 0) say(`Step 2 of 4: ${modules} modules read`);
    },
    renderStart: () => say(`Step 3 of 4: bundling ${modules} modules`),
    generateBundle: (_options, bundle) => say(`Step 4 of 4: writing ${Object.keys(bundle).length} files`),
  };
};
