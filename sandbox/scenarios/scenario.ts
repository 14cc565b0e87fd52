import { Type } from 'typebox';
import type { Static } from 'typebox';
import { MODULES } from '#schemas/whitelabel.ts';
import { oneOf } from '#schemas/wire.ts';
import { PROVIDER_ERRORS } from '../phone-auth/provider-error.ts';

export const PROVIDER_FAILURES = ['none', ...PROVIDER_ERRORS] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** What a developer may make happen to a merchant's site. */
const scenarioSchema = Type.Object(
  {
    /** `endTime` in ms; null: nobody knows. */
    maintenance: Type.Union([
      Type.Object(
        { endTime: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
    regionBlock: Type.Boolean(),
    /** Every answer waits this long. */
    slowMs: Type.Integer({ minimum: 0, maximum: 60_000 }),
    /** Call name -> status of the failure. `*` stands for every call. */
    failing: Type.Record(Type.String({ maxLength: 80 }), Type.Integer({ minimum: 400, maximum: 599 })),
    /** Calls whose answer is not what its schema says. */
    malformed: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 }),
    /** Calls whose connection breaks in the middle of the answer. */
    reset: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 }),
    captchaAlways: Type.Boolean(),
    /** Login by name, registration and codes want a human verification. */
    humanRequired: Type.Boolean(),
    /** Every login by password comes from an address that nobody knows. */
    unknownAddress: Type.Boolean(),
    /** Who may log in is refused for this reason all the same. */
    loginRefusal: oneOf(['none', 'non_member', 'non_agent', 'ip_blocked', 'region_blocked']),
    /** What the phone provider answers in place of a success. */
    phoneFailure: oneOf(PROVIDER_FAILURES),
    /** Modules that the merchant has and that shall be off. */
    modulesOff: Type.Array(oneOf(MODULES), { maxItems: 20 }),
    /** `required` refuses plain bodies of sealed calls; `off` publishes no keys. */
    sealing: oneOf(['accepted', 'required', 'off']),
  },
  { additionalProperties: false },
);
export type Scenario = Static<typeof scenarioSchema>;

export const calm: Scenario = {
  maintenance: null,
  regionBlock: false,
  slowMs: 0,
  failing: {},
  malformed: [],
  reset: [],
  captchaAlways: false,
  humanRequired: false,
  unknownAddress: false,
  loginRefusal: 'none',
  phoneFailure: 'none',
  modulesOff: [],
  sealing: 'accepted',
};

/** What a POST to /sandbox/scenario says: `set` changes what `scenario` names, `calm` sets back, `clearLocks` forgets failures, codes and throttles. */
export const scenarioChange = Type.Object(
  {
    /** `*` for every merchant without its own. */
    merchant: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    do: Type.Optional(oneOf(['set', 'calm', 'clearLocks'])),
    scenario: Type.Optional(Type.Partial(scenarioSchema, { additionalProperties: false })),
  },
  { additionalProperties: false },
);
export type ScenarioChange = Static<typeof scenarioChange>;
