import { expect, test } from 'vitest';
import { safeUrl } from './safe-url.ts';

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://shop.example/',
  '//shop.example',
  '/path',
  'https:shop.example',
  'https:///shop.example',
  'https://ana:pw@shop.example/',
  'https://shop.example/a b',
  'https://shop.example\\@evil.example',
  'https://shop.example/\u202egnp',
  'https://shop.example/\u0000',
  'ftp://shop.example/',
  ` https://shop.example/`,
  `https://shop.example/${'a'.repeat(2048)}`,
  'http://perya.localhost/',
  '',
])('the address %j is not opened [service.address.check]', (address) => {
  expect(safeUrl(address)).toBeNull();
});

test('an https URL is accepted', () => {
  expect(safeUrl('https://shop.example/a?b=c#d')).toBe('https://shop.example/a?b=c#d');
});

test('with a list of origins, only those origins are accepted [service.address.check]', () => {
  const origins = ['https://help.example'];
  expect(safeUrl('https://help.example/chat', { origins })).toBe('https://help.example/chat');
  expect(safeUrl('https://help.example.evil.example/chat', { origins })).toBeNull();
  expect(safeUrl('https://help.example:8443/chat', { origins })).toBeNull();
});

test('only a local page may open a local URL without TLS', () => {
  expect(safeUrl('http://games.localhost:4000/a', { host: 'perya.localhost' })).toBe('http://games.localhost:4000/a');
  expect(safeUrl('http://games.localhost:4000/a', { host: 'perya.example' })).toBeNull();
});

test('additional schemes can be allowed', () => {
  expect(safeUrl('itms-services://?action=download-manifest', { schemes: ['itms-services:'] })).toBe(
    'itms-services://?action=download-manifest',
  );
  expect(safeUrl('itms-services://?action=download-manifest')).toBeNull();
});
