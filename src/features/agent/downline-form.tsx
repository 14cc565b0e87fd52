import { useMemo, useState } from 'react';
import { createDownline } from '#schemas/calls/agent.ts';
import { downlineForm } from '#schemas/forms/agent-forms.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import type { AgentTerms } from '#schemas/team.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { Button } from '#src/ui/button.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useAgentTexts } from './texts.ts';
import { usePercent } from '#src/texts/use-percent.ts';

/** A form for creating an account for a new downline. */
export function DownlineForm({ rules, terms }: { readonly rules: RegisterRules; readonly terms: AgentTerms }) {
  const t = useAgentTexts();
  const percent = usePercent();
  const agentUrl = useAgentUrl();
  const form = useMemo(() => downlineForm(rules, terms), [rules, terms]);
  const [made, setMade] = useState<string | null>(null);
  const [initial] = useState(() => ({ accountType: terms.accountTypes.at(-1) ?? 'player' }));
  const create = useCallMutation(createDownline);
  if (made !== null && !create.busy && create.problem === null)
    return (
      <SuccessCard
        success={{ title: t('create.done', { account: made }), text: t('create.done.text') }}
        next={{ label: t('create.open'), to: agentUrl('downlineManagmentView', { account: made }) }}
        others={[{ label: t('create.another'), onPress: () => setMade(null) }]}
      />
    );
  return (
    <div className="max-w-md space-y-4">
      <p className="text-sm text-pretty text-ink-muted">{t('create.text', { rebate: percent(terms.maxRebate) })}</p>
      <ProblemForm
        problem={create.problem}
        rules={rules}
        form={form}
        label={t('create.title')}
        initial={initial}
        busy={create.busy}
        onSubmit={(values) => {
          const username = textValue(values, 'username');
          const payeeName = textValue(values, 'payeeName');
          const accountType = values['accountType'] === 'agent' ? 'agent' : 'player';
          setMade(username);
          create.run({
            accountType,
            username,
            password: textValue(values, 'password'),
            ...(payeeName === '' ? {} : { payeeName }),
            ...(accountType === 'agent' && values['rebate'] !== undefined ? { rebate: Number(values['rebate']) } : {}),
          });
        }}
      >
        <Button type="submit" size="lg" block busy={create.busy}>
          {t('create.submit')}
        </Button>
      </ProblemForm>
    </div>
  );
}
