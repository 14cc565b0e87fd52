import { fromPromise } from 'xstate';
import { captchaMachine, REFRESH_GAP_MS, type CaptchaPicture } from '#machines/captcha/captcha.machine.ts';
import { captcha } from '#schemas/calls/account.ts';
import type { AuthParts } from './auth-parts.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Connects the captcha machine to the platform. The picture becomes a blob, because the Content Security Policy does not allow data URLs. */
export const createCaptchaMachine = ({ fetchCall }: Pick<AuthParts, 'fetchCall'>) => {
  let lastAt = Number.NEGATIVE_INFINITY;
  const machine = captchaMachine.provide({
    actors: {
      loadPicture: fromPromise<CaptchaPicture>(async ({ signal }) => {
        lastAt = performance.now();
        const { captchaId, image, mimeType } = await fetchCall(captcha, {}, { signal });
        return { captchaId, src: URL.createObjectURL(new Blob([bytesOf(image)], { type: mimeType })) };
      }),
    },
  });
  return {
    machine,
    /** Returns the milliseconds until another picture may be requested. All forms share this limit. */
    restMs: () => Math.max(0, lastAt + REFRESH_GAP_MS - performance.now()),
  };
};

export type CaptchaMachine = ReturnType<typeof createCaptchaMachine>;
