import { expect, screen } from 'storybook/test';
import { affiliate, country, registerSettings, status } from '#schemas/calls/account.ts';
import { help } from '#schemas/calls/common.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { statusWithout } from '#storybook/sample-status.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { RegisterModal } from './register-modal.tsx';

const PATIENCE = { timeout: 5_000 };

/** The last article contains the terms. The registration sends its version. */
const ARTICLES = Array.from({ length: 200 }, (_, at) => ({
  id: at === 199 ? 'terms' : `a${at}`,
  title: `Article ${at}`,
  content: '',
}));

const page = pageStories(RegisterModal, {
  args: { onClose: () => undefined, onRegistered: () => undefined },
  calls: [
    waitsFor(status),
    waitsFor(registerSettings),
    waitsFor(country),
    waitsFor(affiliate),
    waitsFor(help, { empty: [], many: () => ARTICLES }),
  ],
});

export default { title: 'Auth/Register modal', ...page.meta };

/** A platform that accepts both user names and mobile numbers. */
export const ByUserName = page.variant({
  globals: { brand: 'perya' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Username/ }, PATIENCE);
    await expect(canvas.getByRole('tab', { name: 'Username', selected: true })).toBeVisible();
    // While the button for another picture is disabled, the captcha field must not look disabled too.
    const another = await canvas.findByRole('button', { name: 'Another picture' }, PATIENCE);
    await expect(another).toBeDisabled();
    const box = canvas.getByRole('textbox', { name: /Captcha/ }).parentElement;
    await expect(box === null ? null : getComputedStyle(box).opacity).toBe('1');
  },
});
export const ByMobileNumber = page.variant({
  globals: { brand: 'perya' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Mobile number' }, PATIENCE));
    await canvas.findByRole('button', { name: 'Send code' }, PATIENCE);
    await expect(canvas.queryByRole('textbox', { name: /Username/ })).toBeNull();
  },
});
/** A platform that accepts only mobile numbers, so there are no tabs. */
export const MobileOnly = page.variant({
  globals: { brand: 'kumo' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Mobile number/ }, PATIENCE);
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});
/** The first step of a registration in steps. */
export const FirstStep = page.variant({
  globals: { brand: 'laga' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Step 1 of 2/ }, PATIENCE);
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});
/** Continue does not leave a step with an invalid field. */
export const FirstStepInvalid = page.variant({
  globals: { brand: 'laga' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Username/ }, PATIENCE), '1a');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('Please check these fields');
    await expect(canvas.getByRole('heading', { name: /^Step 1 of 2/ })).toBeVisible();
  },
});
export const LastStep = page.variant({
  globals: { brand: 'laga' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Mobile number/ }, PATIENCE), '81234567890');
    await userEvent.type(canvas.getByRole('textbox', { name: /Username/ }), 'player2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: /^Step 2 of 2/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  },
});
export const FieldsMissing = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }, PATIENCE));
    await canvas.findByText('Please check these fields');
  },
});
/** A platform on which registration is closed. */
export const Closed = page.variant({
  answers: answer(status, statusWithout('USERNAMEREG3', 'MOBILENUMREG3')),
  play: async ({ canvas }) => {
    await canvas.findByText('Registration is closed');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
/** The site status has not loaded yet. */
export const Waiting = page.variant({ answers: answer(status, 'pending') });
export const Loading = page.loading();
/** The form rules failed to load. */
export const Failed = page.variant({ answers: { ...answer(registerSettings, BROKEN), ...answer(country, BROKEN) } });
export const Unreachable = page.failed();
/** The help centre has no article with the terms. */
export const Empty = page.empty({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /terms/i }, PATIENCE));
    await screen.findByRole('heading', { name: /terms/i }, PATIENCE);
  },
});
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
