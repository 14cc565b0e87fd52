import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.ts';

const FOLDER = join(import.meta.dirname, '../../.storybook/answers');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const ajv = new Ajv2020({ strict: false, allErrors: true });

test.each(files)("the captured answer %s matches its call's schema", (file) => {
  const name = basename(file, '.json').split('.').slice(0, 2).join('.');
  const call = allCalls.find((other) => other.name === name);
  if (call === undefined) throw new Error(`there is no call ${name}`);
  const validate = ajv.compile(call.output);
  validate(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  expect(validate.errors ?? []).toEqual([]);
});

/** Fields and URLs that carry credentials. */
const SECRET = /"(?:ticket|secret|challenge|play|token)": "(?!cookie")|[?&]ticket=|otpauth:/;

test('captured answers contain no tickets, challenges, keys or sessions', () => {
  expect(files.filter((file) => SECRET.test(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
});
