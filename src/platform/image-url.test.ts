import { expect, test, vi } from 'vitest';
import { countryFlag, gameArt, gameTile, vendorLogo } from './image-url.ts';

test('a vendor logo is in the folder of its game type [images.vendor-logo]', () => {
  expect(vendorLogo('https://img.example', 'RNG', 'PGS')).toBe(
    'https://img.example/TCG_PROD_IMAGES/RNG_LIST_VENDOR/PGS-WHITE.png',
  );
});

test('esports logos are in the sports folder [images.esports-logo]', () => {
  expect(vendorLogo('', 'ESPORTS', 'IMES')).toBe('/TCG_PROD_IMAGES/SPORTS_LIST_VENDOR/IMES-WHITE.png');
});

test('a country flag is named by its country code [images.country-flag]', () => {
  expect(countryFlag('https://img.example', 'PH')).toBe('https://img.example/TCG_PROD_IMAGES/COUNTRY_FLAG/PH.png');
});

test('a game tile is named by its vendor and node', () => {
  expect(gameTile('', 'PGS', 1042)).toBe('/TCG_PROD_IMAGES/GAME_TILE/PGS/1042.png');
});

test('a game tile is requested in several widths', () => {
  expect(gameArt('https://img.example', 'PGS', 1042).srcSet.split(', ')).toEqual(
    [120, 180, 240, 360, 480].map(
      (width) => `https://img.example/TCG_PROD_IMAGES/GAME_TILE/PGS/1042.png?w=${width} ${width}w`,
    ),
  );
});

test('values from the platform cannot leave the image folder', () => {
  expect(gameTile('', '../../wps', '1?x=#')).toBe('/TCG_PROD_IMAGES/GAME_TILE/..%2F..%2Fwps/1%3Fx%3D%23.png');
});

test('a player who saves data gets no tile wider than the small ones', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(gameArt('', 'PGS', 1042).srcSet.match(/\d+w/g)).toEqual(['120w', '180w']);
  vi.unstubAllGlobals();
});
