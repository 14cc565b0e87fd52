import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { closed } from '#schemas/brand-parts.ts';

/** The maximum size of the body of a report, in bytes. */
export const LARGEST_REPORT = 8192;
const MOST_REPORTS = 20;

const outcome = Type.Union([Type.Literal('done'), Type.Literal('failed'), Type.Null()]);

/** The body that the report script sends. */
const pageReport = closed({
  loadFailed: Type.Boolean(),
  /** The largest contentful paint, in milliseconds after the navigation. */
  paint: Type.Union([Type.Integer({ minimum: 0, maximum: 600_000 }), Type.Null()]),
  login: outcome,
  deposit: outcome,
});

export interface BrowserReport extends Static<typeof pageReport> {
  /** Whether the browser has reported a violation of the content security policy. */
  readonly isPolicyReport: boolean;
}

const POLICY_REPORT: BrowserReport = {
  loadFailed: false,
  paint: null,
  login: null,
  deposit: null,
  isPolicyReport: true,
};

/** A policy report. Browsers send other fields too, which are ignored. */
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

/** Parses a body, by media type; returns `null` for an invalid one. */
const READERS: Readonly<Record<string, (body: unknown) => BrowserReport | null>> = {
  'application/json': (body) => (Check(pageReport, body) ? { ...body, isPolicyReport: false } : null),
  'application/csp-report': (body) => (Check(legacyPolicyReport, body) ? POLICY_REPORT : null),
  'application/reports+json': (body) => (Check(policyReports, body) ? POLICY_REPORT : null),
};

/** Returns the report in the body of a request; `null` for an invalid body, `undefined` for an unsupported media type. */
export const readReport = (contentType: string, text: string): BrowserReport | null | undefined => {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(READERS, type) ? READERS[type]?.(jsonIn(text)) : undefined;
};
