import type { OutputOf } from '#schemas/call.ts';
import { endSession, type sessions } from '#schemas/calls/security.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { parseUserAgent } from './parse-user-agent.ts';
import { useSecurityTexts } from './texts.ts';
import { useSecurityProblemText } from './use-security-problem-text.ts';

/** One of the member's sessions, with a button that ends it unless it is the current one. */
export function SessionItem({
  session: { id, userAgent, ip, lastSeenAt, isThis },
}: {
  readonly session: OutputOf<typeof sessions>[number];
}) {
  const t = useSecurityTexts();
  const problemText = useSecurityProblemText();
  const { show } = useToasts();
  const { browser, system, isPhone } = parseUserAgent(userAgent);
  const name =
    browser !== null && system !== null
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  const end = useCallMutation(endSession, { onSuccess: () => show(t('sessions.ended'), 'success') });
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 p-3">
      <div className="flex min-w-0 flex-1 basis-[10rem] items-center gap-3">
        <Icon name={isPhone ? 'phone' : 'desktop'} className="size-5 shrink-0 text-ink-muted" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
            <span>{name}</span>
            {isThis && (
              <span className="rounded-full border border-success-ink px-2 py-0.5 text-xs font-semibold text-success-ink">
                {t('sessions.this')}
              </span>
            )}
          </p>
          <p className="text-xs text-pretty text-ink-muted">
            {ip} · {t('sessions.seen', { time: formatLocalTime(lastSeenAt) })}
          </p>
          {end.problem !== null && (
            <p role="alert" className="mt-1 text-xs text-danger-ink">
              {problemText(end.problem)}
            </p>
          )}
        </div>
      </div>
      {!isThis && (
        <Button
          variant="quiet"
          size="sm"
          busy={end.busy}
          aria-label={t('sessions.end.label', { name })}
          onClick={() => end.run({ id })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
