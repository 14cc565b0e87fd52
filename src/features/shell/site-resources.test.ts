import { expect, test } from 'vitest';
import { siteResources, socialResources } from './site-resources.ts';

const offer = (
  resourceType: string,
  url = `https://house.example/${resourceType.toLowerCase()}`,
  qrCodeUrl: string | null = null,
) => ({ resourceType, url, qrCodeUrl, labelNameEn: resourceType });
const types = (resources: ReturnType<typeof siteResources>) => resources.map(({ type }) => type);

test('unknown resource types are left out, and only the first resource of each type is used [sidebar.resources.types] [boot.resources.fields]', () => {
  expect(
    types(
      siteResources(
        [offer('LITE'), offer('CARRIER_PIGEON'), offer('TELEGRAM'), offer('TELEGRAM', 'https://other.example/')],
        [],
      ),
    ),
  ).toEqual(['TELEGRAM', 'LITE']);
});

test('every resource is optional [sidebar.resources.optional]', () => {
  expect(types(siteResources([], []))).toEqual([]);
  expect(
    types(
      siteResources([offer('TELEGRAM'), offer('FACEBOOK'), offer('IOS_PROFILE'), offer('IOS'), offer('ANDROID')], []),
    ),
  ).toEqual(['TELEGRAM', 'FACEBOOK', 'IOS_PROFILE', 'IOS', 'ANDROID']);
});

test('a resource of the platform replaces the resource of the same type in the brand file', () => {
  expect(
    siteResources(
      [offer('IOS', 'https://platform.example/')],
      [offer('IOS', 'https://file.example/'), offer('ANDROID')],
    ).map(({ url }) => url),
  ).toEqual(['https://platform.example/', 'https://house.example/android']);
});

test('a resource with an unsafe URL is left out, and the next resource of its type is used', () => {
  expect(siteResources([offer('IOS', 'javascript:alert(1)')], [offer('IOS')]).map(({ url }) => url)).toEqual([
    'https://house.example/ios',
  ]);
  const install = 'itms-services://?action=download-manifest&url=https%3A%2F%2Fhouse.example%2Fapp.plist';
  expect(siteResources([offer('ANDROID', install)], [])).toEqual([]);
  expect(types(siteResources([offer('IOS_PROFILE', install)], []))).toEqual(['IOS_PROFILE']);
});

test.each([
  ['a picture is shown', 'https://house.example/code.png', { image: 'https://house.example/code.png' }],
  ['another URL is encoded', 'https://house.example/get', { address: 'https://house.example/get' }],
  ['if there is none, the link is encoded', null, { address: 'https://house.example/ios' }],
  ['if it is unsafe, the link is encoded', 'javascript:alert(1)', { address: 'https://house.example/ios' }],
])('QR code from qrCodeUrl: %s [sidebar.resources.qr]', (_what, qrCodeUrl, qr) => {
  expect(siteResources([offer('IOS', undefined, qrCodeUrl)], [])[0]?.qr).toEqual(qr);
});

test('the social links are the resources of messengers and social networks [footer.social.optional]', () => {
  expect(types(socialResources(siteResources([offer('ANDROID'), offer('FACEBOOK'), offer('TELEGRAM')], [])))).toEqual([
    'TELEGRAM',
    'FACEBOOK',
  ]);
  expect(socialResources(siteResources([offer('ANDROID')], []))).toEqual([]);
});

test('a resource with a localhost URL is used only if the brand itself has a localhost name', () => {
  const local = offer('TELEGRAM', 'http://sandbox.localhost:4000/sandbox/elsewhere?name=Telegram');
  expect(types(siteResources([local], [], 'perya.localhost'))).toEqual(['TELEGRAM']);
  expect(siteResources([local], [], 'play.example')).toEqual([]);
});
