import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { DrawnNumbers } from '#src/ui/drawn-numbers.tsx';
import { lineFit } from '#src/ui/line-fit.ts';
import { Modal } from '#src/ui/modal.tsx';
import type { Draw } from './draws.ts';
import { useLotteryTexts } from './texts.ts';

/** The known draws of a lottery, newest first. */
export function HistoryModal({ name, draws, onClose }: { name: string; draws: readonly Draw[]; onClose: () => void }) {
  const t = useLotteryTexts();
  const common = useCommonTexts();
  return (
    <Modal
      title={t('history.title', { name })}
      onClose={onClose}
      closeLabel={common('close')}
      bodyClassName="px-4 py-2 sm:px-6"
    >
      <ul className="divide-y divide-line">
        {draws.map((draw) => (
          <li key={draw.numero} className="@container space-y-2 py-3">
            <p className="text-xs text-ink-muted">
              <span className={lineFit(draw.numero)}>
                {unbrokenText(t('draw.when', { number: draw.numero, time: formatLocalMinute(draw.openTime) }))}
              </span>
            </p>
            <DrawnNumbers numbers={draw.numbers} label={common('draws.numbers')} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
