import { country, icon, registerSettings } from '#schemas/calls/account.ts';
import { bindMobile, changeIcon, profile, saveProfile, sendMobileCode } from '#schemas/calls/profile.ts';
import { sessions, twoStep } from '#schemas/calls/security.ts';
import type { MemberProfile } from '#schemas/profile.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor, type Play } from '#storybook/page-stories.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { AccountPage } from './account-page.tsx';

const member: MemberProfile = {
  account: 'player01',
  nickname: 'Player One',
  registeredAt: Date.UTC(2026, 0, 6, 4),
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  fields: { nickname: 'Player One', payeeName: 'Maria Santos', nationality: 'PH', birthday: '1990-05-17' },
  mobile: '+63 •••• 0142',
  email: 'pl•••@perya.example',
  hasPassword: true,
  hasPaymentPassword: true,
  messengerBonus: { most: 131_000, amount: 300, turnoverTimes: 3, granted: null, orderNo: null },
};
/** A member with no profile data and no security settings. */
const bare: MemberProfile = {
  ...member,
  clubLabel: null,
  fields: { nickname: 'Player One' },
  mobile: null,
  email: null,
  hasPassword: false,
  hasPaymentPassword: false,
  messengerBonus: null,
};
const LONG = 'Maria Concepcion Esperanza de los Angeles Villanueva-Bautista of San Fernando';
const longest: MemberProfile = {
  ...member,
  nickname: 'W'.repeat(30),
  clubLabel: { labelName: 'Grand Master of the Crown', rankLevel: 7 },
  fields: {
    ...member.fields,
    payeeName: LONG,
    address: LONG,
    occupation: 'Underwater demolitions and salvage',
    whatsapp: '6'.repeat(40),
    facebook: 'f'.repeat(60),
  },
  email: `ma•••@${'m'.repeat(60)}.example`,
  messengerBonus: { most: 131_000, amount: 300, turnoverTimes: 3, granted: 131_000, orderNo: 'RW2603090000000042' },
};
const off = { hasPassword: true, totp: false, recoveryCodesLeft: 0, passkeys: [] };
const icons = Array.from({ length: 12 }, (_, at) => `/TCG_PROD_IMAGES/AVATAR/${at + 1}.png`);
const pictures = { icon: '/TCG_PROD_IMAGES/AVATAR/4.png', icons };
const given = (profileGiven: MemberProfile, more: Readonly<Record<string, unknown>> = {}) => ({
  session: 'player' as const,
  answers: {
    ...answer(profile, profileGiven),
    ...answer(twoStep, off),
    ...answer(icon, pictures),
    ...answer(sessions, []),
    ...more,
  },
});

const page = pageStories(AccountPage, {
  ...given(member),
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-4xl bg-canvas p-4">
        <h2 className="mb-4 font-display text-lg font-semibold">My account</h2>
        <Story />
      </main>
    ),
  ],
  calls: [
    waitsFor(profile),
    waitsFor(twoStep, { empty: off }),
    waitsFor(sessions, { empty: [] }),
    waitsFor(icon, { empty: { icon: null, icons: [] } }),
    waitsFor(registerSettings),
    waitsFor(country, { empty: { current: null, list: [] } }),
  ],
  stateSession: 'player',
});

export default { title: 'Account/Account page', ...page.meta };

export const Filled = page.variant();
export const Bare = page.variant(given(bare));
export const Longest = page.variant(given(longest));
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
/** The picture fails to load; the rest of the page loads. */
export const PictureFailed = page.variant(given(member, answer(icon, BROKEN)));
export const BonusWaiting = page.variant(
  given({ ...member, messengerBonus: { most: 131_000, amount: 300, turnoverTimes: 3, granted: 300, orderNo: null } }),
);

const choosePicture: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }));
  await userEvent.click(await canvas.findByRole('radio', { name: 'Picture 7' }));
};
export const ChoosingAPicture = page.variant({ play: choosePicture });
export const PictureRefused = page.variant({
  ...given(member, answer(changeIcon, BROKEN)),
  play: async (context) => {
    await choosePicture(context);
    await context.userEvent.click(context.canvas.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
    await context.canvas.findByRole('alert');
  },
});

const saveNickname: Play = async ({ canvas, userEvent }) => {
  const nickname = await canvas.findByRole('textbox', { name: /Nickname/ });
  await userEvent.clear(nickname);
  await userEvent.type(nickname, 'Lucky');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};
export const Saving = page.variant({ ...given(member, answer(saveProfile, 'pending')), play: saveNickname });
export const SaveRefused = page.variant({
  ...given(
    member,
    answer(
      saveProfile,
      new Problem({ code: 'validation', status: 422, message: '', fields: { nickname: 'reg_pattern_1' } }),
    ),
  ),
  play: async (context) => {
    await saveNickname(context);
    await context.canvas.findByRole('textbox', { name: /Nickname/, description: /characters/ });
  },
});
export const SaveFailed = page.variant({
  ...given(member, answer(saveProfile, BROKEN)),
  play: async (context) => {
    await saveNickname(context);
    await context.canvas.findByRole('alert');
  },
});

export const ChangingThePassword = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the password' }));
    await userEvent.type(await canvas.findByLabelText(/New password/), 'short');
  },
});
export const ChangingThePaymentPassword = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the payment password' }));
    await canvas.findByLabelText(/Old payment password/);
  },
});

const sendCode: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change the number' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: /Mobile number/ }), '9175550188');
  await userEvent.click(canvas.getByRole('button', { name: 'Send a code' }));
};
export const BindingANumber = page.variant({
  ...given(member, answer(sendMobileCode, { expiredMinutes: 1 })),
  play: async (context) => {
    await sendCode(context);
    await context.canvas.findByRole('textbox', { name: /Verification code/ });
  },
});
export const WrongCode = page.variant({
  ...given(member, {
    ...answer(sendMobileCode, { expiredMinutes: 1 }),
    ...answer(
      bindMobile,
      new Problem({ code: 'code_wrong', status: 422, message: '', fields: { verificationCode: 'code_wrong' } }),
    ),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sendCode(context);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Verification code/ }), '123456');
    await userEvent.type(canvas.getByLabelText(/Password of your account/), 'Play1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await canvas.findByRole('textbox', { name: /Verification code/, description: /valid verification code/ });
  },
});
export const Dark = { ...Filled, globals: { theme: 'dark' } };
export const Narrow = { ...Longest, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const Thai = { ...Filled, globals: { language: 'TH' } };
