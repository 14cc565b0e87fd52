import { downlines } from '#schemas/calls/agent.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { useAgentTexts } from './texts.ts';

/** A breadcrumb from the agent down to a member. Each step above the member links to the members below that step. */
export function TeamPath({ account }: { readonly account: string }) {
  const t = useAgentTexts();
  const agentUrl = useAgentUrl();
  const { data } = useCallQuery(downlines, { account, pageNo: 1, pageSize: 1 });
  const above = data?.path.slice(0, -1).map((member) => member.account) ?? [];
  const step = classNames('rounded-control font-medium text-primary-ink underline wrap-anywhere', focusRing);
  return (
    <nav aria-label={t('team.path')}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm [&>li+li]:before:me-2 [&>li+li]:before:text-ink-muted [&>li+li]:before:content-['/']">
        {[undefined, ...above].map((under) => (
          <li key={under ?? ''}>
            <Link to={agentUrl('downlineManagmentView', { under })} className={step}>
              {under ?? t('team.title')}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="wrap-anywhere">
          {account}
        </li>
      </ol>
    </nav>
  );
}
