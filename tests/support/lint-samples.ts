import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lints samples, by file name, with one of this project's rules, and returns the findings as printed by the linter. */
export const lintSamples = (rule: string, samples: readonly (readonly [name: string, text: string])[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-lint-'));
  try {
    for (const [name, text] of samples) writeFileSync(join(folder, name), text);
    const config = join(folder, 'rules.json');
    writeFileSync(
      config,
      JSON.stringify({
        jsPlugins: [join(root, 'tests/lint/marquee-plugin.mjs')],
        categories: { correctness: 'off' },
        rules: { [rule]: 'error' },
      }),
    );
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    return spawnSync(process.execPath, [oxlint, '-c', config, '--format=unix', folder], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
