import type { Hono } from 'hono';
import { Type, type Static, type TSchema } from 'typebox';
import { oneOf } from '#schemas/wire.ts';
import { answerValue } from '../http/answer-json.ts';
import { checkFetchMetadata } from '../http/check-fetch-metadata.ts';
import { checkExact } from '../http/check-value.ts';
import { parseJson } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import { refuseFields } from '../http/refuse.ts';
import type { Platform } from '../platform.ts';
import type { ProviderFailure } from '../scenarios/scenario.ts';
import { merchantOf } from '../seed/merchant-of.ts';
import { providerAccounts } from './provider-accounts.ts';
import { playError, providerError } from './provider-error.ts';

const kind = oneOf(['google', 'facebook']);
const text = Type.String({ maxLength: 255 });
const closed = { additionalProperties: false };
const choice = Type.Object({ kind }, closed);
const chosen = Type.Object({ kind, id: text }, closed);
const sending = Type.Object({ phoneNumber: text }, closed);
const confirmation = Type.Object({ verificationId: text, code: text }, closed);

/** Whose account with the provider it is, and what shall go wrong. */
interface Asked {
  readonly merchant: string;
  readonly failure: ProviderFailure;
}

const accountsOf = async ({ db }: Platform, { merchant }: Asked, asked: Static<typeof choice>) =>
  (await providerAccounts(db, merchant, asked.kind)).map(({ id, name, email }) => ({ id, name, email }));

const signIn = async ({ db, phoneProvider }: Platform, { merchant, failure }: Asked, asked: Static<typeof chosen>) => {
  playError(failure, 'start');
  const account = (await providerAccounts(db, merchant, asked.kind)).find(({ id }) => id === asked.id);
  if (account === undefined) throw providerError('internal-error');
  const { email, emailVerified } = account;
  return { idToken: phoneProvider.tokens.issue({ merchant, channel: asked.kind, email, emailVerified }) };
};

const send = async (
  { phoneProvider, outbox }: Platform,
  { merchant, failure }: Asked,
  { phoneNumber }: Static<typeof sending>,
) => {
  playError(failure, 'start');
  const { verificationId, code } = phoneProvider.codes.send(merchant, phoneNumber);
  await outbox.add({
    merchant,
    channel: 'sms',
    target: phoneNumber.slice(1),
    body: `${code} is your code, says the phone provider. It holds for 5 minutes.`,
    code,
  });
  return { verificationId };
};

const confirm = async (
  { phoneProvider }: Platform,
  { merchant, failure }: Asked,
  { verificationId, code }: Static<typeof confirmation>,
) => {
  playError(failure, 'confirm');
  return {
    idToken: phoneProvider.tokens.issue({
      merchant,
      channel: 'sms',
      phoneNumber: phoneProvider.codes.confirm(merchant, verificationId, code),
    }),
  };
};

/** What the connector page of provider `sandbox` asks. It signs in whoever it is told to: for development only. */
export const mountPhoneProvider = (app: Hono, platform: Platform): void => {
  if (!platform.development) return;
  const on = <S extends TSchema>(
    step: string,
    schema: S,
    answer: (platform: Platform, asked: Asked, input: Static<S>) => Promise<unknown>,
  ): void => {
    app.post(`/sandbox/provider/phone/${step}`, async ({ req }) => {
      checkFetchMetadata(req.raw);
      const input = parseJson(await readBody(req.raw));
      const wrong = checkExact(schema)(input);
      if (wrong !== null) throw refuseFields(wrong);
      const named = req.header('Merchant') ?? '';
      const { code: merchant } = await merchantOf(platform, named);
      return answerValue(
        await answer(platform, { merchant, failure: platform.scenarios.of(named).phoneFailure }, input as Static<S>),
      );
    });
  };
  on('accounts', choice, accountsOf);
  on('sign-in', chosen, signIn);
  on('send', sending, send);
  on('confirm', confirmation, confirm);
};
