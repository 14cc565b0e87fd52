import type { ReactNode } from 'react';
import type { Downline } from '#schemas/team.ts';
import type { PagedList } from '#src/platform/use-paged-call.ts';
import { RecordsLoading } from '#src/records/record-list.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { useAgentTexts } from './texts.ts';
import { useAgentUrl } from './use-agent-url.ts';

/** Members of the team, or what stands for them while they load, where they did not, and where there are none. */
export function LevelFrame({
  list: { rows, status, retry },
  search = null,
  children,
}: {
  readonly list: PagedList<Downline>;
  /** What was looked for. */
  readonly search?: string | null;
  readonly children: ReactNode;
}) {
  const t = useAgentTexts();
  const common = useCommonTexts();
  const agentUrl = useAgentUrl();
  if (status === 'pending') return <RecordsLoading />;
  if (status === 'error') return <LoadError text={t('team.failed')} retryLabel={common('retry')} onRetry={retry} />;
  if (rows.length > 0) return children;
  if (search !== null) return <EmptyState icon="search" title={t('team.notFound', { search })} />;
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
