import { country, registerSettings, status } from '#schemas/calls/account.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { HomePage } from './home-page.tsx';
import { homeSections } from './home-sections.tsx';
import { LoginRoute } from './login-route.tsx';

const page = pageStories(LoginRoute, {
  args: { home: <HomePage rows={homeSections} /> },
  route: '/login',
  calls: [waitsFor(status), waitsFor(country), waitsFor(registerSettings)],
});

export default { title: 'Pages/Login route', ...page.meta };

/** A brand open to visitors shows its home page with the modal over it. */
export const OverHome = page.variant();

/** A brand that requires login. */
export const Page = page.variant({ globals: { brand: 'kumo' } });
export const Loading = page.loading({ globals: { brand: 'kumo' } });
export const Failed = page.failed({ globals: { brand: 'kumo' } });
