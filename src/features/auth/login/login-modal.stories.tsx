import { country, registerSettings, status } from '#schemas/calls/account.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { LoginModal } from './login-modal.tsx';

const page = pageStories(LoginModal, {
  args: { onClose: () => undefined },
  calls: [waitsFor(status), waitsFor(country), waitsFor(registerSettings)],
});

export default { title: 'Auth/Login modal', ...page.meta };

export const ByUserName = page.variant();
export const ByMobileNumber = page.variant({
  globals: { modules: { MOBILEVERCODELOGIN3: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Mobile number' }));
    await canvas.findByRole('button', { name: 'Send code' }, { timeout: 5_000 });
  },
});
export const Loading = page.loading();
export const Failed = page.failed();
/** A platform that offers no login by SMS code, so there are no tabs. */
export const OneWay = page.variant({ globals: { brand: 'lotus' } });
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
