import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useMemberTurn } from '#src/session/use-member-turn.ts';
import { useSession } from '#src/session/use-session.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { HelpCentre } from './help-centre.tsx';
import { useHelpPath } from './help-links.ts';
import { useHelpTexts } from './texts.ts';

const FEEDBACK = 'feedback';

/** The help centre page. At /help it has a banner; /helpmc, for apps, has neither banner nor header. */
export function HelpPage() {
  const t = useHelpTexts();
  const path = useHelpPath();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { member } = useSession();
  const turn = useMemberTurn();
  // The form keeps a visitor's text after a login. After the first logout, each member gets a new form.
  const owner = turn === 0 ? '' : `${turn} ${member?.id ?? ''}`;
  const hasFeedback = !useBrand().modules.off.includes('feedback');
  const selected = hasFeedback && params.get('tab') === FEEDBACK ? FEEDBACK : 'articles';
  return (
    <PageLayout name={t('name')} {...(path === '/helpmc' ? {} : { bannerGroup: 'w_help' })}>
      <Tabs
        label={t('name')}
        tabs={[
          { id: 'articles', label: t('tab.articles') },
          ...(hasFeedback ? [{ id: FEEDBACK, label: t('tab.feedback') } as const] : []),
        ]}
        selected={selected}
        onSelect={(tab) => {
          if (tab !== selected) void navigate(tab === FEEDBACK ? `${path}?tab=${FEEDBACK}` : path);
        }}
      >
        <div className="card p-4 sm:p-6 print:border-0 print:p-0">
          {selected === FEEDBACK ? <FeedbackPanel key={owner} /> : <HelpCentre />}
        </div>
      </Tabs>
    </PageLayout>
  );
}
