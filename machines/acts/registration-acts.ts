import type { registrationMachine, RegistrationVariant } from '../registration/registration.machine.ts';
import type { ActsOf, Player, Scene } from './act.ts';
import { CAPTCHA, CAPTCHA_PICTURE } from './login-acts.ts';
import { button, field, type PageElement } from './page-element.ts';

const STEP: PageElement = { role: 'progressbar', called: 'the step of the registration' };
const AGREEMENT = field('agreement', 'checkbox');
const CODE = field('verificationCode');
const SEND_CODE = button('code.send', 'the button that sends a code');
const READY: PageElement = { ...SEND_CODE, at: '[name="code.send"]:not([aria-disabled=true])' };

export const REGISTER_SUBMIT: PageElement = {
  role: 'button',
  at: '[type=submit]',
  within: { role: 'form', called: 'the registration form' },
  called: 'the button that ends the step',
};

/** Returns the tab of a registration variant. */
export const variantTab = (variant: RegistrationVariant): PageElement => ({
  role: 'tab',
  at: `[id$="-${variant}"]`,
  called: `the tab ${variant}`,
});

const required = (name: string, role?: PageElement['role']): PageElement => ({
  ...field(name, role),
  at: `[name="${name}"][aria-required]`,
});

/** Returns the tab of a registration variant; matches only while the tab is selected. */
export const selectedTab = (variant: RegistrationVariant): PageElement => ({
  ...variantTab(variant),
  at: `[id$="-${variant}"][aria-selected=true]`,
  called: `the chosen tab ${variant}`,
});

/** The values that a new player types into the fields that a platform may require. */
const valuesOf = ({
  username,
  password,
  mobile,
  paymentPassword,
}: Player): readonly (readonly [PageElement, string])[] => [
  [required('username'), username],
  [required('password', 'password'), password],
  [required('confirmPassword', 'password'), password],
  [required('paymentPassword', 'password'), paymentPassword],
  [required('payeeName'), 'Maria Santos'],
  [required('email'), `${username}@example.com`],
  ...['line', 'facebook', 'wechat'].map((name) => [required(name), 'maria2026'] as const),
  ...['whatsapp', 'qqNum'].map((name) => [required(name), '639175550142'] as const),
  [required('idNumber'), 'ID20262026'],
  [required('mobileNum'), mobile],
];

/** Fills in the fields of the current step. Reuses a code that was sent moments ago. */
const fillStep = async ({ hands, player }: Scene): Promise<void> => {
  for (const [element, text] of valuesOf(player))
    // oxlint-disable-next-line no-await-in-loop -- one field after another
    if (await hands.isShown(element)) await hands.type(element, text);
  if (await hands.isShown(CODE)) {
    await hands.waitFor(SEND_CODE);
    if (await hands.isShown(READY)) await hands.press(READY);
    await hands.type(CODE, await player.code('sms'));
  }
  if (await hands.isShown(CAPTCHA)) {
    await hands.waitFor(CAPTCHA_PICTURE);
    await hands.type(CAPTCHA, await player.code('captcha'));
  }
  if (await hands.isShown(AGREEMENT)) await hands.tick(AGREEMENT);
};

/** Fills in the form, in one step or several, until only the submit button is left to press. */
const fillRegistration = async (scene: Scene): Promise<void> => {
  const { hands } = scene;
  await hands.waitFor(REGISTER_SUBMIT);
  if (!(await hands.isShown(STEP))) return fillStep(scene);
  const last = Number(await hands.read(STEP, 'max'));
  for (let step = Number(await hands.read(STEP, 'value')); step < last; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step after another
    await fillStep(scene);
    // oxlint-disable-next-line no-await-in-loop
    await hands.press(REGISTER_SUBMIT);
    // oxlint-disable-next-line no-await-in-loop
    await hands.waitFor({ ...STEP, at: `[value="${step + 1}"]`, called: `step ${step + 1} of the registration` });
  }
  return fillStep(scene);
};

export const REGISTRATION_ACTS: ActsOf<typeof registrationMachine> = {
  'form.submit': async (scene) => {
    await fillRegistration(scene);
    await scene.hands.press(REGISTER_SUBMIT);
  },
  'variant.choose': ({ hands }, { variant }) => hands.press(variantTab(variant as RegistrationVariant)),
};
