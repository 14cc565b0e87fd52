import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { domainRoute } from '#schemas/calls/common.ts';
import { answer } from '#storybook/story-answers.ts';
import { capturedAnswer } from '#storybook/story-fetch.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { DownloadPage } from './download-page.tsx';

const draw = async (resources: readonly object[]) => {
  const status = (await capturedAnswer('perya', 'account.status')) as { info: object };
  return renderPart(<DownloadPage />, {
    route: '/download',
    brand: { resources: [] },
    answers: {
      'account.status': { ...status, info: { ...status.info, resources } },
      ...answer(domainRoute, { domainList: [], resources: [] }),
    },
  });
};
const app = (resourceType: string) => ({
  resourceType,
  url: `https://app.example/${resourceType}`,
  qrCodeUrl: null,
  labelNameEn: 'x',
});

test('each app has a card with its link and its QR code [download.apps] [download.qr] [navigation.route.download]', async () => {
  await draw([app('IOS'), app('ANDROID'), app('LITE')]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['IOS', 'ANDROID', 'LITE'].map((type) => `https://app.example/${type}`),
  );
  expect(screen.getAllByRole('img', { name: /^QR code:/ }).map((code) => code.getAttribute('aria-label'))).toEqual([
    'QR code: iPhone and iPad',
    'QR code: Android',
    'QR code: Lite app',
  ]);
});

test('an app that is not offered has no card [download.missing]', async () => {
  await draw([app('ANDROID')]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('without any app the page refers to customer service [download.missing]', async () => {
  await draw([]);
  expect(screen.getByText(/^Customer service can help you/)).toBeDefined();
});
