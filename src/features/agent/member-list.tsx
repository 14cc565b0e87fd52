import type { Downline } from '#schemas/team.ts';
import type { PagedList } from '#src/platform/use-paged-call.ts';
import { Button } from '#src/ui/button.tsx';
import { MemberRow } from './member-row.tsx';
import { useAgentTexts } from './texts.ts';

/** Members one below the other, more of them at a press. */
export function MemberList({
  label,
  list: { rows, hasMore, next, loadMore },
  onChoose,
  onLevel,
}: {
  readonly label: string;
  readonly list: PagedList<Downline>;
  readonly onChoose: (account: string) => void;
  readonly onLevel?: (account: string) => void;
}) {
  const t = useAgentTexts();
  return (
    <div className="space-y-3">
      <ul
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {rows.map((row) => (
          <MemberRow
            key={row.member.id}
            row={row}
            onChoose={onChoose}
            {...(onLevel === undefined ? {} : { onLevel })}
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" block busy={next === 'loading'} onClick={loadMore}>
          {next === 'failed' ? t('team.branch.failed') : t('team.more')}
        </Button>
      )}
    </div>
  );
}
