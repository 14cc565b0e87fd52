import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { closed } from '#schemas/brand-parts.ts';

/** The greatest size of the body of a report, in bytes. */
export const LARGEST_REPORT = 8192;
const MOST_REPORTS = 20;

const outcome = Type.Union([Type.Literal('done'), Type.Literal('failed'), Type.Null()]);

/** What a page has experienced, as the report script sends it. */
const pageReport = closed({
  loadFailed: Type.Boolean(),
  /** The largest contentful paint, in milliseconds after the navigation. */
  paint: Type.Union([Type.Integer({ minimum: 0, maximum: 600_000 }), Type.Null()]),
  login: outcome,
  deposit: outcome,
});

export interface BrowserReport extends Static<typeof pageReport> {
  /** Whether the policy of a page has blocked something. */
  readonly isPolicyReport: boolean;
}

const POLICY_REPORT: BrowserReport = {
  loadFailed: false,
  paint: null,
  login: null,
  deposit: null,
  isPolicyReport: true,
};

/** A policy report. Browsers add other fields, which are not read. */
const legacyPolicyReport = Type.Object({
  'csp-report': Type.Object({ 'violated-directive': Type.String({ minLength: 1, maxLength: 500 }) }),
});
const policyReports = Type.Array(
  Type.Object({
    type: Type.Literal('csp-violation'),
    body: Type.Object({ effectiveDirective: Type.String({ minLength: 1, maxLength: 500 }) }),
  }),
  { minItems: 1, maxItems: MOST_REPORTS },
);

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the report in a body of a media type; `null` for a body that is not one. */
const READERS: Readonly<Record<string, (body: unknown) => BrowserReport | null>> = {
  'application/json': (body) => (Check(pageReport, body) ? { ...body, isPolicyReport: false } : null),
  'application/csp-report': (body) => (Check(legacyPolicyReport, body) ? POLICY_REPORT : null),
  'application/reports+json': (body) => (Check(policyReports, body) ? POLICY_REPORT : null),
};

/** Returns the report that a browser has sent: `undefined` for another media type, and `null` for a body that is not a report of it. */
export const readReport = (contentType: string, text: string): BrowserReport | null | undefined => {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(READERS, type) ? READERS[type]?.(jsonIn(text)) : undefined;
};
