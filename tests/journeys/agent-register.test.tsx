import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDownline } from '#schemas/calls/agent.ts';
import { openAgentPage, stubWindow } from './agent-centre.tsx';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite } from './open-site.tsx';
import { logIn, put } from './steps.ts';
import '#src/features/agent/register-centre.tsx';
import '#src/features/agent/team-panel.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
beforeEach(() => stubWindow(false));
afterEach(() => {
  vi.unstubAllGlobals();
});

test("an agent creates a downline's account according to the registration rules; an agent account may get a rebate up to the creator's own; the account is in the team immediately and must change its password at the first login [agent.register.page] [agent.register.fields] [calls.agent.register]", async () => {
  const { site, centre } = await openAgentPage(sandbox, 'registerCenter');
  const form = within(await centre.findByRole('form', { name: 'A new account' }));
  const submit = () => site.user.click(form.getByRole('button', { name: 'Create the account' }));
  await submit();
  expect(site.bodies(createDownline.path)).toHaveLength(0);
  await site.user.selectOptions(form.getByRole('combobox', { name: /^Type of account/ }), 'Agent');
  await put(site, form.getByRole('textbox', { name: /^Username/ }), 'agent02');
  await put(site, form.getByLabelText(/^Password/), 'Handed-0ver-26');
  await put(site, form.getByRole('textbox', { name: /^Real name/ }), 'Ana Reyes');
  await put(site, await form.findByRole('textbox', { name: /^Rebate/ }), '0.9');
  await submit();
  expect(await form.findAllByText(/0\.8/u)).not.toHaveLength(0);
  expect(site.bodies(createDownline.path)).toHaveLength(0);
  await put(site, form.getByRole('textbox', { name: /^Rebate/ }), '0.3');
  await submit();
  expect(await form.findAllByText('This username is already taken.')).not.toHaveLength(0);
  await put(site, form.getByRole('textbox', { name: /^Username/ }), 'newagent7');
  await submit();
  await centre.findByText('The account newagent7 was created');
  await centre.findByText('The account newagent7 was created');
  await site.user.click(centre.getByRole('link', { name: 'Open the member' }));
  const member = within(await centre.findByRole('region', { name: 'newagent7' }));
  expect(await member.findByText('Agent, level 1')).toBeInTheDocument();
  expect(member.getByText('0.3%')).toBeInTheDocument();
  expect(member.getByText('Not yet')).toBeInTheDocument();

  const other = await openSite(sandbox);
  await logIn(other, 'newagent7', 'Handed-0ver-26');
  await waitFor(() => expect(sessionStorage.getItem('cpw')).toBe('true'));
});

test('each campaign has its own invitation with a link and a QR code; an invitation shows its results and can be closed [agent.register.page] [agent.register.fields] [calls.agent.register]', async () => {
  const { site, centre } = await openAgentPage(sandbox, 'registerCenter');
  const invitations = within(await centre.findByRole('region', { name: 'Invitations' }));
  const cardOf = (campaign: string) => {
    const heading = invitations.getByRole('heading', { name: campaign });
    return within(heading.closest('li') ?? document.body);
  };
  await invitations.findByRole('heading', { name: 'Home page' });
  const came = cardOf('Home page')
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(came).toEqual(['Registered', 'Have deposited', 'Have bet', 'Bets']);
  expect(cardOf('Home page').getAllByRole('definition')[0]).toHaveTextContent('4');
  expect(cardOf('Radio').getByText('Closed')).toBeInTheDocument();

  await put(site, invitations.getByRole('textbox', { name: /^Name of the campaign/ }), 'Flyers');
  await site.user.click(invitations.getByRole('button', { name: 'Create an invitation' }));
  await invitations.findByRole('heading', { name: 'Flyers' });
  const [, code = ''] = /affiliateCode=(\w+)/u.exec(cardOf('Flyers').getByRole('status').textContent ?? '') ?? [];
  await site.user.click(cardOf('Flyers').getByRole('button', { name: 'Show the QR code' }));
  expect(cardOf('Flyers').getByRole('img', { name: `QR code of ${code}` })).toHaveAttribute('width', '200');
  await site.user.click(cardOf('Flyers').getByRole('button', { name: 'Close the invitation' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close “Flyers”?' }));
  await site.user.click(question.getByRole('button', { name: 'Close the invitation' }));
  await waitFor(() => expect(cardOf('Flyers').getByText('Closed')).toBeInTheDocument());
});
