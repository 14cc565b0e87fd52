import { QueryView } from '#src/parts/query-view.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Modal } from '#src/ui/modal.tsx';
import { useHomeTexts } from './texts.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useWinners } from './use-winners.ts';

const CELL = 'px-3 py-2.5';

/** The entries of the winner board as a table. */
export function WinnersModal({ onClose }: { onClose: () => void }) {
  const t = useHomeTexts();
  const common = useCommonTexts();
  const money = useMoney();
  const winners = useWinners();
  return (
    <Modal title={t('winners.title')} closeLabel={common('close')} onClose={onClose} size="md">
      <QueryView query={winners} bars="h-64" empty={<EmptyState icon="trophy" title={t('winners.empty')} />}>
        {(list) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container without controls must be focusable, or it cannot be scrolled by keyboard
          <section tabIndex={0} aria-label={t('winners.title')} className={focusRing}>
            <table className="w-full table-fixed text-sm">
              <thead>
                <tr className="border-b border-line text-ink-muted">
                  <th scope="col" className={`${CELL} w-1/4 text-start font-medium`}>
                    {t('winners.player')}
                  </th>
                  <th scope="col" className={`${CELL} text-start font-medium`}>
                    {t('winners.game')}
                  </th>
                  <th scope="col" className={`${CELL} w-2/5 text-end font-medium`}>
                    {t('winners.prize')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.map((winner) => (
                  <tr key={winner.id} className="border-b border-line last:border-0">
                    <td className={`${CELL} truncate font-semibold`}>{winner.player}</td>
                    <td className={`${CELL} truncate text-ink-muted`}>{winner.game}</td>
                    <td className={`${CELL} @container text-end font-display font-bold text-accent-ink`}>
                      <Unbroken>{money(winner.prize)}</Unbroken>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </QueryView>
    </Modal>
  );
}
