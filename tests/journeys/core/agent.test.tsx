import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow, type OpenCentre } from '../agent-centre.tsx';
import type { JourneySandbox } from '../journey-sandbox.ts';
import { choose, tableOf } from '../record-steps.ts';
import { put } from '../steps.ts';
import { textsOf } from '../text-of.ts';
import { openAgentOn, openSandboxFor, sitesWith } from './journey-site.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/agent/team-overview.tsx';
import '#src/features/agent/team-panel.tsx';
import '#src/features/contracts/contract-pages.tsx';
import '#src/features/contracts/contract-requests.tsx';

beforeEach(() => stubWindow(false));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(sitesWith('agentCentre'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { t, named, containing } = textsOf(place.language, place.brand);

  test("an agent sees the team's figures and members [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]", async () => {
    const overview = await openAgentOn(sandbox, place, 'agentTeamOverview');
    await choose(overview.site, overview.centre, named('records', 'range.week'));
    const now = within(await overview.centre.findByRole('region', { name: named('agent', 'overview.now') }));
    expect(now.getByText(named('agent', 'figure.teamBalance'))).toBeVisible();
    const days = within(await overview.centre.findByRole('region', { name: named('agent', 'overview.period') }));
    expect(days.getByRole('link', { name: named('agent', 'figure.validBets') })).toBeVisible();

    const { site, centre } = await openAgentOn(sandbox, place, 'downlineManagmentView', { after: overview.site });
    const table = await tableOf(centre, named('agent', 'team.title'));
    const member = named('records', 'details', { number: 'agent02' });
    await site.user.click(table.getByRole('button', { name: member }));
    expect(centre.getByText(containing('agent', 'place.agent', { depth: 1 }), { selector: 'dd, dd *' })).toBeVisible();
    await site.user.click(centre.getByRole('link', { name: named('agent', 'team.level', { account: 'agent02' }) }));
    expect(await centre.findByRole('navigation', { name: named('agent', 'team.path') })).toBeVisible();
    const search = centre.getByRole('searchbox', { name: named('agent', 'team.search') });
    await put(site, search, 'player0');
    expect(await centre.findByRole('table', { name: named('agent', 'team.found') })).toBeVisible();
  });

  test('an agent offers a contract, and the downline accepts it [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const press = async ({ site, centre }: OpenCentre, name: RegExp): Promise<void> =>
      site.user.click(await centre.findByRole('button', { name }));
    const upline = await openAgentOn(sandbox, place, 'contractRequests&account=agent02&offer=dividend');
    const rate = await upline.centre.findByRole('textbox', { name: named('rules', 'field.tierRate') });
    const period = upline.centre.getByRole('combobox', { name: named('rules', 'field.contractPeriod') });
    await upline.site.user.selectOptions(period, t('rules', 'choice.contractPeriod.M'));
    await put(upline.site, rate, '20');
    await press(upline, named('contracts', 'offer.next'));
    await upline.centre.findByRole('region', { name: named('contracts', 'whatIf.title') });
    await press(upline, named('contracts', 'submit.REQUEST'));
    expect(await upline.centre.findByText(named('contracts', 'done.PENDING'))).toBeVisible();

    const downline = await openAgentOn(sandbox, place, 'contractRequests', { account: 'agent02' });
    const awaiting = within(await downline.centre.findByRole('region', { name: named('contracts', 'awaiting') }));
    await downline.site.user.click(
      await awaiting.findByRole('link', { name: containing('contracts', 'kind.dividend') }),
    );
    await downline.centre.findByText(named('contracts', 'view.awaitsYou'));
    await press(downline, named('contracts', 'act.accept'));
    await downline.centre.findByRole('region', { name: named('contracts', 'confirm.ACCEPT') });
    await press(downline, named('contracts', 'submit.ACCEPT'));
    await waitFor(() => expect(downline.centre.getByText(named('contracts', 'done.ACTIVE'))).toBeVisible());
  });
});
