import { invite, terms } from '#schemas/calls/agent.ts';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { RecordsLoading } from '#src/records/record-list.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { DownlineForm } from './downline-form.tsx';
import { InviteCard } from './invite-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { useAgentTexts } from './texts.ts';

function NewDownline() {
  const t = useAgentTexts();
  const common = useCommonTexts();
  const rules = useRegisterRules();
  const { data, isError, refetch } = useCallQuery(terms, {});
  return (
    <section aria-label={t('create.title')} className="space-y-4">
      <h4 className="font-display text-base font-semibold">{t('create.title')}</h4>
      {data !== undefined && rules !== null ? (
        <DownlineForm rules={rules} terms={data} />
      ) : isError ? (
        <LoadError text={t('create.failed')} retryLabel={common('retry')} onRetry={() => void refetch()} />
      ) : (
        <RecordsLoading />
      )}
    </section>
  );
}

function Invites() {
  const t = useAgentTexts();
  const common = useCommonTexts();
  const { data, isError, refetch } = useCallQuery(invite, {}, { staleTime: 0 });
  return (
    <section aria-label={t('invite.title')} className="space-y-4">
      <h4 className="font-display text-base font-semibold">{t('invite.title')}</h4>
      <p className="text-sm text-pretty text-ink-muted">{t('invite.text')}</p>
      <InviteForm />
      {data === undefined &&
        (isError ? (
          <LoadError text={t('invite.failed')} retryLabel={common('retry')} onRetry={() => void refetch()} />
        ) : (
          <RecordsLoading />
        ))}
      {data?.list.length === 0 && <EmptyState icon="users" title={t('invite.none')} />}
      {data !== undefined && data.list.length > 0 && (
        <ul className="space-y-3">
          {data.list.map((each) => (
            <InviteCard key={each.code} invite={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** How the agent gets new downlines: an account made for somebody, or an invitation for each campaign. */
export function RegisterCentre() {
  return (
    <div className="@container space-y-8">
      <NewDownline />
      <Invites />
    </div>
  );
}
