import { Type, type Static } from 'typebox';
import { MODULES } from '#schemas/whitelabel.ts';
import { oneOf } from '#schemas/wire.ts';
import { PROVIDER_ERRORS } from './provider-error.ts';

export const PROVIDER_FAILURES = ['none', ...PROVIDER_ERRORS] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** Faults that a developer can simulate for a merchant's site. */
const scenarioSchema = Type.Object(
  {
    /** `endTime` in ms, or `null` if unknown. */
    maintenance: Type.Union([
      Type.Object(
        { endTime: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
    regionBlock: Type.Boolean(),
    /** Delay of every response. */
    slowMs: Type.Integer({ minimum: 0, maximum: 60_000 }),
    /** Call name -> HTTP status of the failure; `*` means every call. */
    failing: Type.Record(Type.String({ maxLength: 80 }), Type.Integer({ minimum: 400, maximum: 599 })),
    /** Calls whose response does not match its schema. */
    malformed: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 }),
    /** Calls whose connection breaks midway through the response. */
    reset: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 }),
    captchaAlways: Type.Boolean(),
    /** Login by name, registration and sending codes require a human verification. */
    humanRequired: Type.Boolean(),
    /** Every login by password is treated as coming from an unknown IP address. */
    unknownAddress: Type.Boolean(),
    /** Valid logins are rejected for this reason. */
    loginRefusal: oneOf(['none', 'non_member', 'non_agent', 'ip_blocked', 'region_blocked']),
    /** The error that the phone provider returns instead of succeeding. */
    phoneFailure: oneOf(PROVIDER_FAILURES),
    /** The merchant's modules to switch off. */
    modulesOff: Type.Array(oneOf(MODULES), { maxItems: 20 }),
    /** `required` rejects plain bodies of sealed calls; `off` publishes no keys. */
    sealing: oneOf(['accepted', 'required', 'off']),
  },
  { additionalProperties: false },
);
export type Scenario = Static<typeof scenarioSchema>;

export const DEFAULT_SCENARIO: Scenario = {
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

/** The body of a POST to /sandbox/scenario: `set` changes the given properties, `calm` resets, `clearLocks` deletes failed logins, codes and throttles. */
export const scenarioChange = Type.Object(
  {
    /** `*`: every merchant without a scenario of its own. */
    merchant: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    do: Type.Optional(oneOf(['set', 'calm', 'clearLocks'])),
    scenario: Type.Optional(Type.Partial(scenarioSchema, { additionalProperties: false })),
  },
  { additionalProperties: false },
);
export type ScenarioChange = Static<typeof scenarioChange>;
