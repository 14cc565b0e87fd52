/** All tables of the sandbox. */
export * from './schema/merchants.ts';
export * from './schema/members.ts';
export * from './schema/network.ts';
export * from './schema/access.ts';
export * from './schema/two-step.ts';
export * from './schema/games.ts';
export * from './schema/content.ts';
export * from './schema/ledger.ts';
export * from './schema/cashier.ts';
export * from './schema/rewards.ts';
export * from './schema/points.ts';
export * from './schema/missions.ts';
export * from './schema/promotions.ts';
export * from './schema/help.ts';
export * from './schema/contracts.ts';
