import type { Translations } from '#sandbox/db/schema.ts';

/** What the records call an agent's rebate. */
export const REBATE_NAMES: Translations<string> = {
  EN: 'Team rebate',
  CN: '团队返水',
  ID: 'Rabat tim',
  JA: 'チームリベート',
  TH: 'ค่าคืนจากทีม',
  TY: 'Rebate ng team',
  VI: 'Hoàn trả của đội',
};
