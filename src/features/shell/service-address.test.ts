import { expect, test } from 'vitest';
import { encryptAddress } from '#sandbox/domains/service/service-address.ts';
import { readServicePath, serviceAddress } from './service-address.ts';

const ADDRESS = 'https://help.example/chat';
const origins = ['https://help.example'];
const entry = (address: string, type = 3) => ({ type, path: encryptAddress(address) });

test('a path consists of the encrypted URL and, in its last eight characters, the key [service.path.key] [service.cipher] [const.service-type]', () => {
  expect(readServicePath('AMSSoqUcylyyHc95ZYKZUeOekJE8a645abcdefgh')).toBe('https://cs.example/x');
});

test.each([ADDRESS, 'https://help.example/?name=Ж%20山', ''])(
  'a path from the platform is decrypted: %s [service.path.key]',
  (address) => {
    expect(readServicePath(encryptAddress(address))).toBe(address);
  },
);

test.each([
  ['an unencrypted URL', ADDRESS],
  ['nothing', ''],
  ['a key without a text', 'abcdefgh'],
  ['a text that was encrypted with another key', 'AMSSoqUcylyyHc95ZYKZUeOekJE8a645abcdefgz!'],
  ['a key of more than eight bytes', 'AMSSoqUcylyyHc95ZYKZUeOekJE8a645abcdefgé'],
])('%s is not a valid path [service.path.key] [service.address.check]', (_what, path) => {
  expect(readServicePath(path)).toBeNull();
});

test('only an entry of type 3 is used [service.entry.type]', () => {
  expect(serviceAddress([entry('https://wrong.example/', 1), entry(ADDRESS)], origins, 'perya.example')).toBe(ADDRESS);
  expect(serviceAddress([entry(ADDRESS, 2)], origins, 'perya.example')).toBeNull();
});

test('a URL is accepted only from an origin that the brand allows [service.address.check]', () => {
  expect(serviceAddress([entry(ADDRESS)], [], 'perya.example')).toBeNull();
  expect(serviceAddress([entry('javascript:alert(1)')], origins, 'perya.example')).toBeNull();
});
