/** A brand or one of its environments, written as `mine` or `mine@staging`. */
export interface BrandName {
  readonly id: string;
  /** `null` for the brand itself. */
  readonly environment: string | null;
}

const SEPARATOR = '@';

export const brandName = ({ id, environment }: BrandName): string =>
  environment === null ? id : `${id}${SEPARATOR}${environment}`;

export const splitBrandName = (name: string): BrandName => {
  const at = name.lastIndexOf(SEPARATOR);
  return at === -1 ? { id: name, environment: null } : { id: name.slice(0, at), environment: name.slice(at + 1) };
};
