import type { ReactNode } from 'react';
import { QueryView, type LoadedData } from '#src/parts/query-view.tsx';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { useAgentTexts } from './texts.ts';
import type { Listed } from './use-level.ts';

/** Renders a list of team members, or its loading, failed or empty state. */
export function LevelFrame({
  list,
  count,
  listed: { search, account, group },
  children,
}: {
  readonly list: LoadedData<unknown>;
  readonly count: number;
  readonly listed: Listed;
  readonly children: ReactNode;
}) {
  const t = useAgentTexts();
  const agentUrl = useAgentUrl();
  const nobody = () => {
    if (search !== undefined) return <EmptyState icon="search" title={t('team.notFound', { search })} />;
    if (group !== undefined) return <EmptyState icon="users" title={t('group.none')} />;
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
  };
  return (
    <QueryView query={list} failed={t('team.failed')} bars="h-16 h-80" isEmpty={() => count === 0} empty={nobody()}>
      {() => children}
    </QueryView>
  );
}
