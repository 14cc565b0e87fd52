import { fromPromise } from 'xstate';
import { captchaMachine, REFRESH_GAP_MS, type CaptchaPicture } from '#machines/captcha/captcha.machine.ts';
import { captcha } from '#schemas/calls/account.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const provide = (fetchCall: FetchCall) => {
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
    /** Milliseconds until a picture may follow the last one, whoever asked for it. */
    restMs: () => Math.max(0, lastAt + REFRESH_GAP_MS - performance.now()),
  };
};

export type CaptchaFlow = ReturnType<typeof provide>;

const provided = new WeakMap<FetchCall, CaptchaFlow>();

/** The captcha machine wired to a client, made once for each. The picture becomes a blob, as the policy admits no data addresses. */
export const captchaFlow = (fetchCall: FetchCall): CaptchaFlow => {
  const known = provided.get(fetchCall);
  if (known !== undefined) return known;
  const made = provide(fetchCall);
  provided.set(fetchCall, made);
  return made;
};
