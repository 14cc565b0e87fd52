/** All database tables of the sandbox. */
export * from '#sandbox/db/schema/merchants.ts';
export * from '#sandbox/db/schema/members.ts';
export * from '#sandbox/db/schema/network.ts';
export * from '#sandbox/db/schema/access.ts';
export * from '#sandbox/db/schema/two-step.ts';
export * from '#sandbox/db/schema/games.ts';
export * from '#sandbox/db/schema/texts.ts';
export * from '#sandbox/db/schema/content.ts';
export * from '#sandbox/db/schema/ledger.ts';
export * from '#sandbox/db/schema/cashier.ts';
export * from '#sandbox/db/schema/rewards.ts';
export * from '#sandbox/db/schema/points.ts';
export * from '#sandbox/db/schema/missions.ts';
export * from '#sandbox/db/schema/promotions.ts';
export * from '#sandbox/db/schema/help.ts';
export * from '#sandbox/db/schema/contracts.ts';
