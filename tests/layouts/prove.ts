import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import '../setup/languages.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium-args.ts';
import { startSiteWith } from '../e2e/start-site.ts';
import { proofRows } from './proof-rows.ts';
import { outcome, renderRows } from './run-proof.ts';

const PICTURES = 'reports/layouts';

/**
 * `npm run prove:layouts`: renders a covering array of all layouts and the home pages of random brands, and looks for faults on every page. `--seed=N`
 * draws other rows, `--rows=3,17` renders only these. Exits with 1 if there is a fault. Screenshots of faulty rows are saved in `reports/layouts`.
 */
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, rows: { type: 'string' } } });
const wanted = values.rows?.split(',').map(Number);
const rows = proofRows(Number(values.seed)).filter(({ row }) => wanted?.includes(row) ?? true);

rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
const stop = await startSiteWith({});
const browser = await chromium.launch({ ...chromiumPath(), args: [...CHROMIUM_ARGS] });
const started = performance.now();
const secondsPassed = (): number => Math.round((performance.now() - started) / 1000);
try {
  const results = await renderRows(browser, rows, {
    id: 'layouts',
    workers: 2,
    pictures: PICTURES,
    onRow: (rendered) => {
      if (rendered % 50 === 0) process.stderr.write(`${rendered} of ${rows.length} rows, ${secondsPassed()} s\n`);
    },
  });
  const { text, exitCode } = outcome(results);
  process.stdout.write(`${text}\n\n${rows.length} rows in ${secondsPassed()} s with --seed=${values.seed}\n`);
  process.exitCode = exitCode;
} finally {
  await browser.close();
  await stop();
}
