import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

const logging = (level: string) => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(level, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines };
};
const ANSWERED = {
  requestId: 'r-1',
  method: 'GET',
  host: 'play.example',
  path: '/index',
  status: 200,
  bytes: 5120,
  took: 3,
  aborted: false,
  client: '203.0.113.7',
};

test('an answered request is logged as one JSON line with its time and its id', () => {
  const { log, lines } = logging('info');
  log.answered(ANSWERED);
  expect(lines).toEqual([{ level: 30, time: expect.stringMatching(/Z$/) as unknown, ...ANSWERED, msg: 'answered' }]);
});

test('an error is logged as a line with its stack and the id of its request', () => {
  const { log, lines } = logging('warn');
  log.answered(ANSWERED);
  log.failed(new Error('no entry'), 'r-2');
  expect(lines).toMatchObject([
    { level: 50, requestId: 'r-2', err: { message: 'no entry', stack: expect.any(String) as unknown } },
  ]);
});

test('a pattern that browsers cannot apply is logged as a warning with its brand and field', () => {
  const { log, lines } = logging('warn');
  log.patternRefused({ brand: 'perya', field: 'payeeName' });
  expect(lines).toMatchObject([{ level: 40, brand: 'perya', field: 'payeeName', msg: 'pattern refused' }]);
});

test('an unknown log level is refused with a list of the known levels', () => {
  expect(() => createLog('loud')).toThrow('LOG_LEVEL is "loud"; write one of fatal, error, warn, info, debug, silent.');
});
