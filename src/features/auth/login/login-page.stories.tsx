import { country, registerSettings, status } from '#schemas/calls/account.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { statusWithout } from '#storybook/sample-status.ts';
import { answer } from '#storybook/story-answers.ts';
import { LoginPage } from './login-page.tsx';

const page = pageStories(LoginPage, {
  route: '/login',
  globals: { brand: 'kumo' },
  calls: [waitsFor(status), waitsFor(country), waitsFor(registerSettings)],
});

/** The page that visitors of a brand that requires login see first. */
export default { title: 'Pages/Login', ...page.meta };

export const Visitor = page.variant();
export const WithoutRegistration = page.variant({ answers: answer(status, statusWithout('DIRECTREG3')) });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
