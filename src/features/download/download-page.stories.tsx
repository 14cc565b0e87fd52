import { status } from '#schemas/calls/account.ts';
import { domainRoute } from '#schemas/calls/common.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { capturedStatus } from '#storybook/captured-answers.ts';
import { answer } from '#storybook/story-answers.ts';
import { DownloadPage } from './download-page.tsx';

const { info } = capturedStatus;
const channels = info.resources.filter(({ resourceType }) => resourceType === 'TELEGRAM');
const page = pageStories(DownloadPage, {
  route: '/download',
  calls: [
    waitsFor(status, { empty: { ...capturedStatus, info: { ...info, resources: channels } } }),
    waitsFor(domainRoute, { empty: { domainList: [], resources: [] } }),
  ],
});

export default { title: 'Pages/Download', ...page.meta };

export const Apps = page.variant();
export const Loading = page.loading();

/** The platform does not respond, so the page lists the apps of the brand file. */
export const Failed = page.failed();
export const Empty = page.empty();

/** A brand whose site has more than one address. */
export const Addresses = page.variant({
  answers: answer(domainRoute, {
    domainList: ['https://perya.example', 'https://www.perya.example', 'https://m.perya.example'].map((domain) => ({
      domain,
    })),
    resources: [],
  }),
});
