import type { MovementType } from '#schemas/record-names.ts';
import type { TeamGroup } from '#schemas/team-names.ts';

export interface FigureList {
  /** The key of a page of the agent centre. */
  readonly page: string;
  readonly types?: readonly MovementType[];
  readonly group?: TeamGroup;
}

const members = (group: TeamGroup) => ({ page: 'downlineManagmentView', group }) satisfies FigureList;
const movements = (...types: readonly MovementType[]) =>
  ({ page: 'agentDownlineTransactionDetailsCopy', types }) satisfies FigureList;
const BETS: FigureList = { page: 'personalHistoryCopy' };

/** Maps each figure to the page, filter and group that list exactly the records it counts. */
export const FIGURE_LISTS = {
  teamSize: members('everybody'),
  agents: members('agents'),
  players: members('players'),
  teamBalance: members('everybody'),
  newMembers: members('registered'),
  activeMembers: members('bet'),
  deposits: movements('DEPOSIT'),
  withdrawals: movements('WITHDRAWAL', 'WITHDRAWAL_RETURNED'),
  bonuses: movements('BONUS'),
  rebate: movements('REBATE'),
  bets: BETS,
  validBets: BETS,
  payouts: BETS,
  net: BETS,
} as const satisfies Readonly<Record<string, FigureList>>;
export type FigureName = keyof typeof FIGURE_LISTS;

/** The text key of the title of each group of members. */
export const GROUP_TITLES = {
  everybody: 'figure.teamSize',
  agents: 'figure.agents',
  players: 'figure.players',
  registered: 'figure.newMembers',
  bet: 'figure.activeMembers',
} as const satisfies Readonly<Record<TeamGroup, string>>;

/** The group with the given name, or `null` if there is none. */
export const groupOf = (name: string | null): TeamGroup | null =>
  (Object.keys(GROUP_TITLES) as TeamGroup[]).find((group) => group === name) ?? null;
