/** A file of a brand or of the product, as served. */
export interface SiteFile {
  /** The media type. */
  readonly type: string;
  readonly body: Uint8Array;
}
