// Made by `npm run generate` from the files beside it. A change by hand does not last.
import type { Call } from '../call.ts';
import * as account from './account.ts';
import * as agent from './agent.ts';
import * as cashier from './cashier.ts';
import * as common from './common.ts';
import * as contracts from './contracts.ts';
import * as demo from './demo.ts';
import * as games from './games.ts';
import * as home from './home.ts';
import * as lottery from './lottery.ts';
import * as member from './member.ts';
import * as messages from './messages.ts';
import * as missions from './missions.ts';
import * as points from './points.ts';
import * as profile from './profile.ts';
import * as promotions from './promotions.ts';
import * as referral from './referral.ts';
import * as rewards from './rewards.ts';
import * as security from './security.ts';

/** The exports of each group of calls, by file name. Never import this in `src`: it would put all calls into one chunk. */
export const callGroups = {
  account,
  agent,
  cashier,
  common,
  contracts,
  demo,
  games,
  home,
  lottery,
  member,
  messages,
  missions,
  points,
  profile,
  promotions,
  referral,
  rewards,
  security,
};

/** Every platform call. */
export const allCalls: readonly Call[] = Object.values(callGroups).flatMap((group) =>
  Object.values(group).filter((value): value is Extract<typeof value, Call> => 'path' in value),
);
