import { readFileSync } from 'node:fs';
import { betRecords } from '#schemas/calls/member.ts';
import { bets } from '#src/records/sample-records.ts';
import { displayed, readXlsx } from '../support/read-xlsx.ts';
import { at, expect, settled, test, PHONE_ONLY } from './site-test.ts';
import { logIn } from './steps.ts';

const ROWS = 10_000;
/** Some hosts send it with every file, and a worker obeys the policy sent with its script. */
const POLICY = 'content-security-policy';
const SAMPLE = bets(10).list;

/** One page of bets, of the size that the site requests. */
const pageOf = (pageNo: number, pageSize: number) => ({
  ...bets(ROWS),
  list: Array.from({ length: pageSize }, (_, index) => {
    const number = (pageNo - 1) * pageSize + index;
    return { ...SAMPLE[number % SAMPLE.length], orderNo: `B${number}` };
  }),
  totalPages: ROWS / pageSize,
});

test(
  "a file of 10,000 rows is created in a worker that obeys the site's CSP; if its code does not load, the member saves CSV instead",
  PHONE_ONLY,
  async ({ page, isMobile, faults }) => {
    await page.route(`**${betRecords.path}*`, (route) => {
      const { searchParams } = new URL(route.request().url());
      const sent = Object.fromEntries([
        ...searchParams,
        ...Object.entries((route.request().postDataJSON() as Record<string, unknown> | null) ?? {}),
      ]);
      return route.fulfill({
        json: { success: true, value: pageOf(Number(sent['pageNo']), Number(sent['pageSize'])) },
      });
    });
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    await logIn(page, isMobile);
    const document = await page.goto(at('perya', '/index?member=personalHistoryCopy&lang=EN'));
    const policy = document?.headers()[POLICY] ?? '';
    expect(policy).toContain("worker-src 'self'");
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    const choose = async (format: string): Promise<void> => {
      await centre.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: format }).click();
    };

    const workers = '**/assets/xlsx-worker-*.js';
    faults.allow(/xlsx-worker/, /Failed to load resource/);
    await page.route(workers, (route) => route.abort());
    await choose('Excel (.xlsx)');
    await expect(page.getByText('The file could not be created. Please try again.')).toBeVisible();
    const csv = page.waitForEvent('download');
    await choose('CSV (.csv)');
    const lines = readFileSync(await (await csv).path(), 'utf8')
      .trimEnd()
      .split('\r\n');

    await page.unroute(workers);
    await page.route(workers, async (route) => {
      const { pathname, host, port } = new URL(route.request().url());
      const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers: { host } });
      await route.fulfill({ response: answer, headers: { ...answer.headers(), [POLICY]: policy } });
    });
    const xlsx = page.waitForEvent('download');
    await choose('Excel (.xlsx)');
    const { rows } = readXlsx(readFileSync(await (await xlsx).path()));
    expect(rows).toHaveLength(ROWS + 1);
    expect(rows.map((row) => row.map(displayed).join(','))).toEqual(lines.map((line) => line.replace('\uFEFF', '')));
  },
);
