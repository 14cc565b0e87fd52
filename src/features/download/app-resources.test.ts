import { expect, test } from 'vitest';
import { appResources } from './app-resources.ts';

const IMAGES = ['https://img.example'];
const resource = (
  resourceType: 'IOS' | 'IOS_PROFILE' | 'ANDROID' | 'LITE' | 'TELEGRAM',
  url = 'https://app.example/get',
  qrCodeUrl?: string,
) => ({ resourceType, url, labelNameEn: 'x', ...(qrCodeUrl === undefined ? {} : { qrCodeUrl }) });
const kinds = (...resources: ReturnType<typeof resource>[]) =>
  appResources([], resources, IMAGES).map(({ type }) => type);

test('the apps are iOS, Android and lite, and the iOS profile if there is one [download.apps] [download.ios-profile]', () => {
  expect(kinds(resource('LITE'), resource('ANDROID'), resource('IOS'))).toEqual(['IOS', 'ANDROID', 'LITE']);
  expect(kinds(resource('IOS_PROFILE'), resource('IOS'))).toEqual(['IOS', 'IOS_PROFILE']);
});

test('a resource that is not an app is not offered for download [download.missing]', () => {
  expect(kinds(resource('TELEGRAM'))).toEqual([]);
});

test("the platform's list takes precedence over the brand's", () => {
  expect(
    appResources([{ ...resource('LITE'), qrCodeUrl: null }], [resource('IOS')], IMAGES).map(({ type }) => type),
  ).toEqual(['LITE']);
});

test.each([
  'javascript:alert(1)',
  'http://app.example/',
  'https://user@app.example/',
  'intent://x',
  'itms-services://?action=download-manifest&url=https://app.example/m.plist',
])('an app at %s is not offered', (url) => {
  expect(kinds(resource('ANDROID', url))).toEqual([]);
});

test('an iOS profile may have an itms-services URL [download.ios-profile]', () => {
  expect(
    kinds(resource('IOS_PROFILE', 'itms-services://?action=download-manifest&url=https://app.example/m.plist')),
  ).toEqual(['IOS_PROFILE']);
});

test.each([
  'itms-services://?action=download-manifest',
  'itms-services://?action=download-manifest&url=http://app.example/m.plist',
  'itms-services://?action=download-manifest&url=javascript:alert(1)',
  'itms-services:https://?action=download-manifest&url=https://app.example/m.plist',
  'itms-services://evil.example/?action=download-manifest&url=https://app.example/m.plist',
])('an iOS profile at %s is not offered', (url) => {
  expect(kinds(resource('IOS_PROFILE', url))).toEqual([]);
});

test.each([
  ['without one of its own, the code is made from the link', undefined, { value: 'https://app.example/get' }],
  ['an address of its own is what the code says', 'https://app.example/qr', { value: 'https://app.example/qr' }],
  ['a ready picture is shown', 'https://img.example/qr.png', { image: 'https://img.example/qr.png' }],
  [
    'a picture from an origin that is not allowed is not',
    'https://evil.example/qr.png',
    { value: 'https://app.example/get' },
  ],
  ['nor is what is no web address', 'data:image/png;base64,x', { value: 'https://app.example/get' }],
])('QR code: %s [download.qr]', (_title, qrCodeUrl, expected) => {
  expect(appResources([], [resource('IOS', 'https://app.example/get', qrCodeUrl)], IMAGES)[0]?.qr).toEqual(expected);
});

test('a local page can replace an app store only on a local host', () => {
  const local = [resource('IOS', 'http://sandbox.localhost:4000/sandbox/elsewhere?name=iPhone')];
  expect(appResources([], local, IMAGES, 'perya.localhost').map(({ type }) => type)).toEqual(['IOS']);
  expect(appResources([], local, IMAGES, 'play.example')).toEqual([]);
});
