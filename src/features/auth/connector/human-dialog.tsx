import { useEffect } from 'react';
import { Problem } from '#schemas/problem.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { HumanCheck } from './human-check.ts';
import { useAuthTexts } from '../texts.ts';
import { useHumanFrame, type Patience } from './use-human-frame.ts';

const PATIENCE: Patience = { ready: 10_000, ask: 20_000 };
/** The height until the page reports its own; browsers do not render a frame that has no height. */
const FIRST_HEIGHT = 72;

/** A dialog with the human verification in a frame of another origin. Closing it cancels the check; the visitor can then submit again. */
export function HumanDialog({
  check,
  patience = PATIENCE,
}: {
  readonly check: HumanCheck;
  readonly patience?: Patience;
}) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const words = useProblemText();
  const { frame, height, failure, round, retry } = useHumanFrame(check, patience);
  const isShown = height !== null;

  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown, frame]);

  return (
    <Modal
      title={t('human.title')}
      size="compact"
      closeLabel={common('close')}
      backgroundCloses={false}
      onClose={() => check.fail(failure ?? 'human_closed')}
      bodyClassName="p-4 sm:px-6"
    >
      <div className="flex w-[21rem] max-w-[calc(100vw-3.125rem)] flex-col gap-3">
        {failure === null ? (
          <>
            <p className="text-sm text-pretty text-ink-muted">{t('human.why')}</p>
            <div className="relative -mx-1">
              {!isShown && (
                <div className="absolute inset-0 grid place-items-center text-ink-muted">
                  <Spinner label={t('human.loading')} />
                </div>
              )}
              {/* oxlint-disable-next-line react/forbid-elements -- the connector page; its origin comes from the brand file, which has been checked */}
              <iframe
                key={round}
                ref={frame}
                src={check.url}
                title={t('human.title')}
                // oxlint-disable-next-line react/iframe-missing-sandbox -- the provider needs its storage, and the frame never has the origin of this site
                sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
                style={{ height: height ?? FIRST_HEIGHT }}
                className={classNames(
                  'block w-full border-0 transition-opacity duration-150 motion-reduce:transition-none',
                  !isShown && 'opacity-0',
                )}
              />
            </div>
          </>
        ) : (
          <>
            <Callout tone="danger" live>
              {words(new Problem({ code: failure, status: 0, message: '' }))}
            </Callout>
            <Button block onClick={retry} data-autofocus>
              {common('retry')}
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}
