import { invite, terms } from '#schemas/calls/agent.ts';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { Loading } from '#src/parts/loading.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DownlineForm } from './downline-form.tsx';
import { InviteCard } from './invite-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { useAgentTexts } from './texts.ts';

function NewDownline() {
  const t = useAgentTexts();
  const ruleTexts = useRuleTexts();
  const rules = useRegisterRules();
  const query = useCallQuery(terms, {});
  return (
    <section aria-label={t('create.title')} className="space-y-4">
      <h4 className="font-display text-base font-semibold">{t('create.title')}</h4>
      <QueryView query={query} failed={ruleTexts('form.failed')}>
        {(limits) => (rules === null ? <Loading /> : <DownlineForm rules={rules} terms={limits} />)}
      </QueryView>
    </section>
  );
}

function Invites() {
  const t = useAgentTexts();
  const lists = useListTexts();
  const query = useCallQuery(invite, {}, { staleTime: 0 });
  return (
    <section aria-label={t('invite.title')} className="space-y-4">
      <h4 className="font-display text-base font-semibold">{t('invite.title')}</h4>
      <p className="text-sm text-pretty text-ink-muted">{t('invite.text')}</p>
      <InviteForm />
      <QueryView
        query={query}
        failed={lists('invitations.failed')}
        empty={<EmptyState icon="users" title={t('invite.none')} />}
      >
        {({ list }) => (
          <ul className="space-y-3">
            {list.map((each) => (
              <InviteCard key={each.code} invite={each} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

/** The page where an agent adds downlines, either by creating accounts or by sharing invitations. */
export function RegisterCentre() {
  return (
    <div className="@container space-y-8">
      <NewDownline />
      <Invites />
    </div>
  );
}
