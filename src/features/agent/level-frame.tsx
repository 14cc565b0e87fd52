import type { ReactNode } from 'react';
import { RecordsLoading } from '#src/records/record-list.tsx';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { useAgentTexts } from './texts.ts';
import type { Listed } from './use-level.ts';

/** Members of the team, or what stands for them while they load, where they did not, and where there are none. */
export function LevelFrame({
  list: { status, retry },
  count,
  listed: { search, account },
  children,
}: {
  readonly list: { readonly status: 'pending' | 'error' | 'success'; readonly retry: () => void };
  readonly count: number;
  readonly listed: Listed;
  readonly children: ReactNode;
}) {
  const t = useAgentTexts();
  const common = useCommonTexts();
  const agentUrl = useAgentUrl();
  if (status === 'pending') return <RecordsLoading />;
  if (status === 'error') return <LoadError text={t('team.failed')} retryLabel={common('retry')} onRetry={retry} />;
  if (count > 0) return children;
  if (search !== undefined) return <EmptyState icon="search" title={t('team.notFound', { search })} />;
  if (account !== undefined) return <EmptyState icon="users" title={t('team.none.under', { account })} />;
  return (
    <EmptyState
      icon="users"
      title={t('team.none')}
      text={t('team.none.text')}
      action={
        <Link to={agentUrl('registerCenter')} className={buttonStyles('primary')}>
          {t('team.invite')}
        </Link>
      }
    />
  );
}
