import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { captchaFlow, type CaptchaFlow } from './captcha-flow.ts';
import { useAuthTexts } from './texts.ts';

/** The picture of a captcha with its button for another. `round` asks for a new one whenever it changes; `onPicture` hears the id that the answer belongs to; `machine` stands for the one that the platform's client runs. */
export function CaptchaPictureBox({
  round,
  onPicture,
  machine,
}: {
  readonly round: number;
  readonly onPicture: (captchaId: string | null) => void;
  readonly machine?: CaptchaFlow['machine'];
}) {
  const t = useAuthTexts();
  const words = useProblemText();
  const fetchCall = useFetchCall();
  const flow = captchaFlow(fetchCall);
  const [restMs] = useState(flow.restMs);
  const captcha = useActorRef(machine ?? flow.machine, { input: { restMs } });
  const picture = useSelector(captcha, ({ context }) => context.picture);
  const problem = useSelector(captcha, ({ context }) => context.problem);
  const busy = useSelector(captcha, (snapshot) => snapshot.hasTag('busy'));
  const shownRound = useRef(round);
  const ready = useSelector(captcha, (snapshot) => snapshot.can({ type: 'captcha.refresh' }));

  useEffect(() => {
    if (round === shownRound.current || !ready) return;
    shownRound.current = round;
    captcha.send({ type: 'captcha.refresh' });
  }, [captcha, ready, round]);
  useEffect(() => {
    onPicture(picture?.captchaId ?? null);
    return () => {
      if (picture !== null) URL.revokeObjectURL(picture.src);
    };
  }, [picture, onPicture]);

  return (
    <div className="flex items-center gap-1">
      {picture === null ? (
        problem === null ? (
          <Skeleton className="h-11 w-32" />
        ) : (
          <p role="alert" className="max-w-40 text-sm text-danger-ink">
            {words(problem)}
          </p>
        )
      ) : (
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
