import { Type, type Static } from 'typebox';
import { MODULES } from '#schemas/whitelabel.ts';
import { oneOf } from '#schemas/wire.ts';
import { PROVIDER_ERRORS } from './provider-error.ts';

export const PROVIDER_FAILURES = ['none', ...PROVIDER_ERRORS] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** The faults that a developer can simulate for a merchant's site. */
const scenarioSchema = Type.Object(
  {
    /** The maintenance, with its end in Unix milliseconds, or `null` for an unknown end. No maintenance if `null`. */
    maintenance: Type.Union([
      Type.Object(
        { endTime: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
    regionBlock: Type.Boolean(),
    /** The delay of every response, in milliseconds. */
    slowMs: Type.Integer({ minimum: 0, maximum: 60_000 }),
    /** The HTTP status of each failing call, by the call's name; `*` means every call. */
    failing: Type.Record(Type.String({ maxLength: 80 }), Type.Integer({ minimum: 400, maximum: 599 })),
    /** The calls whose responses do not match their schemas. */
    malformed: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 }),
    /** The calls whose connections break midway through the response. */
    reset: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 }),
    captchaAlways: Type.Boolean(),
    /** Whether login by user name, registration and sending codes require a human verification. */
    humanRequired: Type.Boolean(),
    /** Whether every login by password counts as coming from an unknown IP address. */
    unknownAddress: Type.Boolean(),
    /** Why valid logins are refused. */
    loginRefusal: oneOf(['none', 'non_member', 'non_agent', 'ip_blocked', 'region_blocked']),
    /** The error that the phone provider returns instead of succeeding. */
    phoneFailure: oneOf(PROVIDER_FAILURES),
    /** The modules of the merchant that are switched off. */
    modulesOff: Type.Array(oneOf(MODULES), { maxItems: 20 }),
    /** Whether sealed bodies are `accepted`, `required` (plain bodies of such calls are refused) or `off` (no keys are published). */
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

/**
 * The body of a POST to /sandbox/scenario. `set` changes the given properties, `calm` resets the scenario, and `clearLocks` deletes failed logins,
 * codes and throttles.
 */
export const scenarioChange = Type.Object(
  {
    /** The merchant's code; `*` means every merchant without its own scenario. */
    merchant: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    do: Type.Optional(oneOf(['set', 'calm', 'clearLocks'])),
    scenario: Type.Optional(Type.Partial(scenarioSchema, { additionalProperties: false })),
  },
  { additionalProperties: false },
);
export type ScenarioChange = Static<typeof scenarioChange>;
