import { expect, test } from 'vitest';
import { importsByCall } from './calls-plugin.ts';

const isCallOf = (group: string, name: string): boolean =>
  group === '#schemas/calls/account.ts' && ['login', 'status'].includes(name);

test.each([
  [
    "import { login, status as asked, type Status } from '#schemas/calls/account.ts';",
    "import { login } from '#schemas/calls/account.ts?call=login';\nimport { status as asked } from '#schemas/calls/account.ts?call=status';",
  ],
  [
    "import {\n  login,\n  status,\n} from '#schemas/calls/account.ts';",
    "import { login } from '#schemas/calls/account.ts?call=login';\nimport { status } from '#schemas/calls/account.ts?call=status';",
  ],
])('an import of several calls becomes a separate import for each call: %s', (code, rewritten) => {
  expect(importsByCall(code, isCallOf)).toBe(rewritten);
});

test.each([
  "import type { login } from '#schemas/calls/account.ts';",
  "import { CLIENT_TYPE } from '#schemas/calls/query-constants.ts';",
  "import { login, LONGEST } from '#schemas/calls/account.ts';",
])('any other import is left unchanged: %s', (code) => {
  expect(importsByCall(code, isCallOf)).toBe(code);
});
