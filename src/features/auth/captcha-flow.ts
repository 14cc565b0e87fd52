import { fromPromise } from 'xstate';
import { captchaMachine, type CaptchaPicture } from '#machines/captcha/captcha.machine.ts';
import { captcha } from '#schemas/calls/account.ts';
import type { Client } from '#src/platform/client.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const provided = new WeakMap<Client, ReturnType<typeof provide>>();

const provide = (client: Client) =>
  captchaMachine.provide({
    actors: {
      loadPicture: fromPromise<CaptchaPicture>(async ({ signal }) => {
        const { captchaId, image, mimeType } = await client(captcha, {}, { signal });
        return { captchaId, src: URL.createObjectURL(new Blob([bytesOf(image)], { type: mimeType })) };
      }),
    },
  });

/** The captcha machine wired to a client, made once for each. The picture becomes a blob, as the policy admits no data addresses. */
export const captchaFlow = (client: Client): ReturnType<typeof provide> => {
  const known = provided.get(client);
  if (known !== undefined) return known;
  const made = provide(client);
  provided.set(client, made);
  return made;
};
