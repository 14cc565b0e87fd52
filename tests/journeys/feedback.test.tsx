import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#schemas/calls/account.ts';
import { feedback } from '#schemas/calls/common.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { logIn, memberName, put, type Part } from './steps.ts';
import '#src/features/help/help-page.tsx';
import '#src/features/shell/side-bar.tsx';
import '#src/ui/dialog.tsx';

const TEXT = 'The reels stop before the sound does.';
let sandbox: JourneySandbox;

beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const openFeedback = async (options: SiteOptions = {}): Promise<{ readonly site: OpenSite; readonly form: Part }> => {
  const site = await openSite(sandbox, { path: '/help?tab=feedback', ...options });
  return { site, form: within(await screen.findByRole('form', { name: 'Feedback' })) };
};
const text = (form: Part) => form.getByRole('textbox', { name: /Your feedback/ });
const fill = async (site: OpenSite, form: Part, content = TEXT): Promise<void> => {
  await site.user.selectOptions(form.getByRole('combobox', { name: /What is it about/ }), 'A game');
  await put(site, text(form), content);
};
const send = async ({ user }: OpenSite, form: Part): Promise<void> =>
  user.click(form.getByRole('button', { name: 'Send' }));

test('feedback has a question type and a text; sending it shows a thank-you and empties the form [feedback.fields] [feedback.types] [feedback.send] [feedback.result] [calls.common.feedback]', async () => {
  const { site, form } = await openFeedback();
  expect(form.getAllByRole('option').map((one: HTMLElement) => one.textContent)).toEqual(
    expect.arrayContaining(['Deposit', 'Withdrawal', 'A game', 'A promotion', 'My account', 'Something else']),
  );
  await fill(site, form);
  await send(site, form);
  const thanks = within(await screen.findByRole('alertdialog', { name: 'Thank you' }));
  expect(JSON.parse(site.bodies(feedback.path).at(-1) ?? '{}')).toEqual({ questionType: 'game', content: TEXT });
  await site.user.click(thanks.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(text(within(screen.getByRole('form', { name: 'Feedback' })))).toHaveValue(''));
  const again = await openFeedback({ after: site });
  expect(text(again.form)).toHaveValue('');
});

test('a text that is too short or too long stays in the form, with a message that states the limits in characters [feedback.content.bounds] [feedback.comment.max] [feedback.bounds.conflict] [const.comment-max]', async () => {
  const { site, form } = await openFeedback();
  await fill(site, form, 'Too short');
  await send(site, form);
  expect((await form.findAllByText('Write 10 to 140 characters'))[0]).toBeInTheDocument();
  await put(site, text(form), '🎰'.repeat(140));
  expect(form.getByText('140 of 140 characters')).toBeInTheDocument();
  await send(site, form);
  expect(await screen.findByRole('alertdialog', { name: 'Thank you' })).toBeInTheDocument();
  expect(site.bodies(feedback.path)).toHaveLength(1);
});

test('a brand sets the limits and the question types [feedback.content.bounds] [feedback.types]', async () => {
  const { site, form } = await openFeedback({ change: { feedback: { types: ['game', 'other'], min: 3, max: 20 } } });
  expect(form.queryByRole('option', { name: 'Deposit' })).toBeNull();
  await fill(site, form, 'x'.repeat(21));
  await send(site, form);
  expect((await form.findAllByText('Write 3 to 20 characters'))[0]).toBeInTheDocument();
});

test('a failure keeps the text, even through a reload [feedback.result]', async () => {
  const { site, form } = await openFeedback();
  site.fail(feedback.path, { status: 500 });
  await fill(site, form);
  await send(site, form);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(text(form)).toHaveValue(TEXT);
  const again = await openFeedback({ after: site });
  expect(text(again.form)).toHaveValue(TEXT);
  await send(again.site, again.form);
  expect(await screen.findByRole('alertdialog', { name: 'Thank you' })).toBeInTheDocument();
});

test.each(['the next login', 'a reload and the next login'])(
  "a member's typed feedback is restored after a reload once the member is known, and after an expired session and %s",
  async (then) => {
    const { site, form } = await openFeedback();
    await logIn(site);
    await fill(site, form);
    await site.user.tab();
    const late = await openFeedback({ after: site, failing: { [memberInfo.path]: 'offline' } });
    expect(memberName(late.site)).toBeNull();
    late.site.fail(memberInfo.path, null);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(text(late.form)).toHaveValue(TEXT));
    expect(late.form.getByRole('combobox', { name: /What is it about/ })).toHaveValue('game');
    await act(async () => late.site.stores.session.expire());
    expect(text(within(screen.getByRole('form', { name: 'Feedback', hidden: true })))).toHaveValue('');
    const last = then === 'the next login' ? late : await openFeedback({ after: late.site });
    await logIn(last.site);
    await waitFor(() => expect(text(within(screen.getByRole('form', { name: 'Feedback' })))).toHaveValue(TEXT));
  },
);

test('feedback is a tab of the help centre and a link in the side bar; a brand without feedback has neither [feedback.place]', async () => {
  const site = await openSite(sandbox, { path: '/help' });
  await site.user.click(await screen.findByRole('tab', { name: 'Feedback' }));
  expect(site.path()).toBe('/help?tab=feedback');
  const bar = within(await screen.findByRole('complementary', { name: 'Contact and apps' }));
  expect(bar.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', '/help?tab=feedback');
  const { modules } = site.stores.brand.get();
  await openSite(sandbox, { path: '/help', change: { modules: { ...modules, off: ['feedback'] } } });
  await screen.findByRole('article', { name: 'Getting started' });
  expect(screen.queryByRole('tab', { name: 'Feedback' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Feedback' })).toBeNull();
});
