import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openBenchPage } from './bench-page.ts';

test.each(['forms', 'lobby'])('the page of the %s benchmark builds, and its script is served', async (bench) => {
  const page = await openBenchPage(fileURLToPath(new URL(`./${bench}/page`, import.meta.url)), {
    made: () => null,
    policy: () => null,
  });
  try {
    const html = await (await fetch(page.origin)).text();
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await fetch(new URL(script, page.origin));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/javascript']);
  } finally {
    page.close();
  }
});
