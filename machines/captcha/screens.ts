import type { SnapshotFrom } from 'xstate';
import type { captchaMachine } from './captcha.machine.ts';

export type CaptchaScreen = 'skeleton' | 'picture' | 'problem';

/** The previous picture is hidden while the next one loads, because the platform accepts answers only to the newest one. */
export const captchaScreen = ({
  value,
  context: { picture, problem },
}: Pick<SnapshotFrom<typeof captchaMachine>, 'value' | 'context'>): CaptchaScreen => {
  switch (value) {
    case 'arriving':
    case 'loading':
      return 'skeleton';
    case 'resting':
    case 'ready':
      return picture !== null ? 'picture' : problem !== null ? 'problem' : 'skeleton';
  }
};
