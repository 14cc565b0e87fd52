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

test('apps are listed in the order iOS, iOS profile, Android, lite, and missing ones are left out [download.apps] [download.ios-profile]', () => {
  expect(kinds(resource('LITE'), resource('ANDROID'), resource('IOS'))).toEqual(['IOS', 'ANDROID', 'LITE']);
  expect(kinds(resource('IOS_PROFILE'), resource('IOS'))).toEqual(['IOS', 'IOS_PROFILE']);
});

test('a resource that is not an app is not offered for download [download.missing]', () => {
  expect(kinds(resource('TELEGRAM'))).toEqual([]);
});

test('if the platform has resources, the resources of the brand are ignored', () => {
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
])('an app with the URL %s is not offered', (url) => {
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
])('an iOS profile with the URL %s is not offered', (url) => {
  expect(kinds(resource('IOS_PROFILE', url))).toEqual([]);
});

test.each([
  ['without a QR code URL, it contains the link of the app', undefined, { value: 'https://app.example/get' }],
  ['it contains a QR code URL that is not a picture', 'https://app.example/qr', { value: 'https://app.example/qr' }],
  ['a picture from an allowed origin is shown', 'https://img.example/qr.png', { image: 'https://img.example/qr.png' }],
  [
    'a picture from another origin is replaced by the link',
    'https://evil.example/qr.png',
    { value: 'https://app.example/get' },
  ],
  ['a data URL is replaced by the link', 'data:image/png;base64,x', { value: 'https://app.example/get' }],
])('QR code of an app: %s [download.qr]', (_title, qrCodeUrl, expected) => {
  expect(appResources([], [resource('IOS', 'https://app.example/get', qrCodeUrl)], IMAGES)[0]?.qr).toEqual(expected);
});

test('an app with a localhost URL is offered only if the brand itself has a localhost name', () => {
  const local = [resource('IOS', 'http://sandbox.localhost:4000/sandbox/elsewhere?name=iPhone')];
  expect(appResources([], local, IMAGES, 'perya.localhost').map(({ type }) => type)).toEqual(['IOS']);
  expect(appResources([], local, IMAGES, 'play.example')).toEqual([]);
});
