import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '#src/brand/page-frame.tsx';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { QuietFailure } from '#src/ui/quiet-failure.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { DrawsPanel } from './draws-panel.tsx';
import { FoundLotteries } from './found-lotteries.tsx';
import { HistoryModal } from './history-modal.tsx';
import { MemberShelves } from './member-shelves.tsx';
import { useLotteryTexts } from './texts.ts';
import { useLotteries } from './use-lotteries.ts';
import { useLotteryAround } from './use-lottery-around.ts';
import { VendorTabs, VendorTabsSkeleton } from './vendor-tabs.tsx';

/** Every lottery: a member's own, those of each vendor, a search over all, and what was drawn last. Query `vendor` names the vendor in sight. */
export function LobbyView() {
  const t = useLotteryTexts();
  const common = useCommonTexts();
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState('');
  const { lotteries, isError, retry } = useLotteries();
  const around = useLotteryAround();
  const { history, showHistory } = around;
  const isSearching = lotteries !== null && query.trim() !== '';
  return (
    <PageFrame name={t('name.LOTT')}>
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
            <FoundLotteries lotteries={lotteries} query={query} around={around} onClear={() => setQuery('')} />
          )}
          {!isSearching && (
            <>
              <MemberShelves lotteries={lotteries} isLost={isError} around={around} />
              {lotteries === null && !isError && <VendorTabsSkeleton />}
              {isError && <QuietFailure text={t('lobby.error')} retryLabel={common('retry')} onRetry={retry} />}
              {lotteries?.length === 0 && (
                <EmptyState icon="lottery" title={t('lobby.empty.title')} text={t('lobby.empty.text')} />
              )}
              {lotteries !== null && lotteries.length > 0 && (
                <VendorTabs
                  lotteries={lotteries}
                  asked={search.get('vendor')}
                  onSelect={(vendor) => setSearch({ vendor }, { replace: true })}
                  around={around}
                />
              )}
            </>
          )}
        </div>
        <DrawsPanel around={around} />
      </div>
      {history !== null && (
        <HistoryModal
          name={history.name}
          draws={around.draws.draws.get(history.gameCode) ?? []}
          onClose={() => showHistory(null)}
        />
      )}
    </PageFrame>
  );
}
