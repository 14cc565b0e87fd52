import type { Finding } from '#schemas/checks/finding.ts';

/** Thrown if a brand cannot be published as it is. Nothing has been changed. */
export class BrandRefused extends Error {
  readonly code: 'brand-has-errors' | 'no-gateway';
  /** The reasons. The file of each is a path such as `brands/one/brand.json`. */
  readonly findings: readonly Finding[];

  constructor(code: BrandRefused['code'], message: string, findings: readonly Finding[] = []) {
    super(message);
    this.name = 'BrandRefused';
    this.code = code;
    this.findings = findings;
  }
}
