import { unbrokenText } from '#src/lib/unbroken-text.ts';
import { FigureTile } from '#src/records/figure-tile.tsx';
import { dayOf, type Moments } from '#src/records/record-range.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import type { TeamGroup as Group } from '#schemas/team-names.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { GROUP_TITLES } from './figure-lists.ts';
import { LevelFrame } from './level-frame.tsx';
import { TeamTable } from './team-table.tsx';
import { useAgentTexts } from './texts.ts';
import { useMembers, useMemberTotals } from './use-level.ts';

/** Lists the members that a figure of the overview counts. */
export function TeamGroup({ group, moments }: { readonly group: Group; readonly moments: Moments | null }) {
  const t = useAgentTexts();
  const agentUrl = useAgentUrl();
  const money = useMoney();
  const { tag } = useLanguage();
  const listed = { group, ...moments };
  const list = useMembers(listed);
  const totals = useMemberTotals(listed);
  const title = t(GROUP_TITLES[group]);
  const days = moments === null ? [] : [...new Set([dayOf(new Date(moments.from)), dayOf(new Date(moments.to - 1))])];
  return (
    <section aria-label={title} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h4 className="font-display text-base font-semibold">{title}</h4>
          <p className="text-sm text-ink-muted">{days.map(unbrokenText).join(' – ')}</p>
        </div>
        <Link to={agentUrl('downlineManagmentView')} className={buttonStyles('secondary', 'sm')}>
          {t('member.back')}
        </Link>
      </div>
      {totals !== null && (
        <dl className="flex flex-wrap gap-2">
          <FigureTile label={t('figure.teamSize')} value={new Intl.NumberFormat(tag).format(totals.members)} />
          <FigureTile label={t('figure.teamBalance')} value={money(totals.balance)} />
        </dl>
      )}
      <LevelFrame list={list} count={list.count} listed={listed}>
        <TeamTable label={title} list={list} />
      </LevelFrame>
    </section>
  );
}
