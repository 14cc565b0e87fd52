import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { DrawsPanel } from './draws-panel.tsx';
import { LotterySearchResults } from './lottery-search-results.tsx';
import { HistoryModal } from './history-modal.tsx';
import { MemberLotteries } from './member-lotteries.tsx';
import { useLotteryTexts } from './texts.ts';
import { useLotteries } from './use-lotteries.ts';
import { useLotteryViewState } from './use-lottery-view-state.ts';
import { VendorTabs, VendorTabsSkeleton } from './vendor-tabs.tsx';

/**
 * The list of all lotteries: the member's favourite and recent ones, a tab for each vendor, a search across all vendors, and the latest draws. The
 * query parameter `vendor` selects a tab. If the platform has no lotteries, shows `missing`.
 */
export function LobbyView({ missing }: { readonly missing: ReactNode }) {
  const t = useLotteryTexts();
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState('');
  const lotteries = useLotteries();
  const viewState = useLotteryViewState();
  const { history, showHistory } = viewState;
  if (lotteries.data?.length === 0) return missing;
  const isSearching = lotteries.data !== undefined && query.trim() !== '';
  return (
    <PageLayout name={t('name.LOTT')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="space-y-6">
          <TextField
            type="search"
            label={t('search.label')}
            hideLabel
            placeholder={t('search.label')}
            value={query}
            onValue={setQuery}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            leading={<Icon name="search" />}
          />
          {isSearching && (
            <LotterySearchResults
              lotteries={lotteries.data}
              query={query}
              viewState={viewState}
              onClear={() => setQuery('')}
            />
          )}
          {!isSearching && (
            <>
              <MemberLotteries lotteries={lotteries} viewState={viewState} />
              <QueryView query={lotteries} failed={t('lobby.error')} skeleton={<VendorTabsSkeleton />}>
                {(all) => (
                  <VendorTabs
                    lotteries={all}
                    requested={search.get('vendor')}
                    onSelect={(vendor) => setSearch({ vendor }, { replace: true })}
                    viewState={viewState}
                  />
                )}
              </QueryView>
            </>
          )}
        </div>
        <DrawsPanel viewState={viewState} />
      </div>
      {history !== null && (
        <HistoryModal
          name={history.name}
          draws={viewState.draws.draws.get(history.gameCode) ?? []}
          onClose={() => showHistory(null)}
        />
      )}
    </PageLayout>
  );
}
