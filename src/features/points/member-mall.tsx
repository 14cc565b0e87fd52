import { Suspense } from 'react';
import { config } from '#schemas/calls/points.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { GoodsGrid } from './goods-grid.tsx';
import { MallLoading } from './mall-loading.tsx';
import { MallRules } from './mall-rules.tsx';
import { PointsCard } from './points-card.tsx';
import { usePointTexts } from './texts.ts';
import { MALL_TABS, useMallView } from './use-mall-view.ts';

const RedeemView = lazyPart('points-redeem', async () => (await import('./redeem-view.tsx')).RedeemView);
const ConvertPanel = lazyPart('points-convert', async () => (await import('./convert-panel.tsx')).ConvertPanel);
const HistoryList = lazyPart('points-history', async () => (await import('./history-list.tsx')).HistoryList);
const DetailsList = lazyPart('points-details', async () => (await import('./details-list.tsx')).DetailsList);

function Rules() {
  const t = usePointTexts();
  const query = useCallQuery(config, {});
  return (
    <QueryView query={query} failed={t('rules.error')} bars="h-32 h-72">
      {(terms) => <MallRules config={terms} />}
    </QueryView>
  );
}

/** The mall for a member: points, items, and the history of points and redemptions. */
export function MemberMall() {
  const t = usePointTexts();
  const { tab, good, openTab } = useMallView();
  return (
    <div className="space-y-6">
      <PointsCard onConvert={() => openTab('convert')} />
      <Tabs
        label={t('name')}
        tabs={MALL_TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
        selected={tab}
        onSelect={openTab}
      >
        <Suspense fallback={<MallLoading />}>
          {tab === 'goods' && (good === null ? <GoodsGrid /> : <RedeemView key={good} id={good} />)}
          {tab === 'convert' && <ConvertPanel />}
          {tab === 'history' && <HistoryList />}
          {tab === 'details' && <DetailsList />}
          {tab === 'rules' && <Rules />}
        </Suspense>
      </Tabs>
    </div>
  );
}
