import type { SnapshotFrom } from 'xstate';
import type { captchaMachine } from './captcha.machine.ts';

export type CaptchaScreen = 'skeleton' | 'picture' | 'problem';

/** The last picture stays until the next one is there. */
export const captchaScreen = ({
  value,
  context: { picture, problem },
}: Pick<SnapshotFrom<typeof captchaMachine>, 'value' | 'context'>): CaptchaScreen => {
  switch (value) {
    case 'arriving':
      return 'skeleton';
    case 'loading':
    case 'resting':
    case 'ready':
      return picture !== null ? 'picture' : problem !== null ? 'problem' : 'skeleton';
  }
};
