import type { Credentials, loginMachine } from '../login/login.machine.ts';
import { isRefusal, type ActsOf, type Scene } from './act.ts';
import { button, field, submitOf, type PageElement } from './page-element.ts';

const NAME = field('username');
const PASSWORD = field('password', 'password');
const MOBILE = field('mobileNum');
const SECOND_CODE = field('code');

/** The captcha picture. */
export const CAPTCHA_PICTURE: PageElement = { role: 'img', at: '[width="132"]', called: 'the picture of the captcha' };
export const CAPTCHA = field('captcha');

const wayTab = (mode: string): PageElement => ({ role: 'tab', at: `[id$="-${mode}"]`, called: `the tab ${mode}` });

const fillName = async ({ hands, player }: Scene, password: string): Promise<void> => {
  await hands.type(NAME, player.username);
  await hands.type(PASSWORD, password);
  if (!(await hands.isShown(CAPTCHA))) return;
  await hands.waitFor(CAPTCHA_PICTURE);
  await hands.type(CAPTCHA, await player.code('captcha'));
};

const fillMobile = async ({ hands, player }: Scene): Promise<void> => {
  await hands.type(MOBILE, player.mobile);
  await hands.type(field('verificationCode'), await player.code('sms'));
};

export const LOGIN_ACTS: ActsOf<typeof loginMachine, 'clock.check' | 'problem.dismiss'> = {
  'form.submit': async (scene, { credentials }, answer) => {
    const byName = (credentials as Credentials).type === 'username';
    const { password } = scene.player;
    await (byName ? fillName(scene, isRefusal(answer) ? `${password}?` : password) : fillMobile(scene));
    await scene.hands.press(submitOf(byName ? 'username' : 'mobileNum'));
  },
  'mode.choose': ({ hands }, { mode }) => hands.press(wayTab(String(mode))),
  'account.change': async ({ hands, player }) =>
    (await hands.isShown(NAME))
      ? hands.type(NAME, `${player.username}7`)
      : hands.type(MOBILE, player.mobile.replace(/.$/, '7')),
  'verify.submit': async ({ hands, player }) => {
    await hands.type(SECOND_CODE, await player.code('sms'));
    await hands.press(submitOf('code'));
  },
  'verify.leave': ({ hands }) => hands.press(button('verify.leave', 'the button that starts the login again')),
};
