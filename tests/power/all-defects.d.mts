export interface Defect {
  readonly id: string;
  readonly requirement: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly what: string;
  readonly tests?: readonly string[];
  readonly browser?: 'stories' | 'e2e';
  readonly stories?: string;
  readonly e2e?: string;
}

export declare const areas: readonly { readonly area: string; readonly defects: readonly Defect[] }[];
export declare const defects: readonly Defect[];
