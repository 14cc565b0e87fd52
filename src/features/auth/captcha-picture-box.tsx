import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { captchaScreen } from '#machines/captcha/screens.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAuthMachines } from './auth-service.ts';
import type { CaptchaMachine } from './captcha-machine.ts';
import { useAuthTexts } from './texts.ts';

/**
 * A captcha picture with a button that loads another one. A change of `round` hides the picture and loads a new one. `onPicture` receives the id of
 * the visible picture, or `null` if there is none; the caller should then clear the typed characters. Stories pass their own `machine`.
 */
export function CaptchaPictureBox({
  round,
  onPicture,
  machine,
}: {
  readonly round: number;
  readonly onPicture: (captchaId: string | null) => void;
  readonly machine?: CaptchaMachine['machine'];
}) {
  const t = useAuthTexts();
  const words = useProblemText();
  const wired = useAuthMachines().captcha;
  const [restMs] = useState(wired.restMs);
  const captcha = useActorRef(machine ?? wired.machine, { input: { restMs } });
  const screen = useSelector(captcha, captchaScreen);
  const picture = useSelector(captcha, ({ context }) => context.picture);
  const problem = useSelector(captcha, ({ context }) => context.problem);
  const busy = useSelector(captcha, (snapshot) => snapshot.hasTag('busy'));
  const shownRound = useRef(round);
  const ready = useSelector(captcha, (snapshot) => snapshot.can({ type: 'captcha.refresh' }));

  useEffect(() => {
    if (round === shownRound.current) return;
    shownRound.current = round;
    captcha.send({ type: 'captcha.spend' });
  }, [captcha, round]);
  const shownId = screen === 'picture' ? (picture?.captchaId ?? null) : null;
  useEffect(() => onPicture(shownId), [shownId, onPicture]);
  useEffect(
    () => () => {
      if (picture !== null) URL.revokeObjectURL(picture.src);
    },
    [picture],
  );

  return (
    <div className="flex items-center gap-1">
      {screen === 'skeleton' && <Skeleton className="h-11 w-33" />}
      {screen === 'problem' && problem !== null && (
        <p role="alert" className="max-w-40 text-sm text-danger-ink">
          {words(problem)}
        </p>
      )}
      {screen === 'picture' && picture !== null && (
        <img
          src={picture.src}
          alt={t('captcha.picture')}
          width={132}
          height={44}
          className="h-11 w-33 rounded-control border border-line bg-raised object-cover"
        />
      )}
      <IconButton
        icon="refresh"
        label={t('captcha.another')}
        disabled={busy || !ready}
        onClick={() => captcha.send({ type: 'captcha.refresh' })}
      />
    </div>
  );
}
