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
import * as referral from './referral.ts';
import * as rewards from './rewards.ts';
import * as promotions from './promotions.ts';
import * as profile from './profile.ts';
import * as security from './security.ts';

/** Every platform call. Never import it in `src`: it would pull all of them into one chunk. */
export const allCalls: readonly Call[] = [
  account,
  games,
  demo,
  lottery,
  home,
  common,
  points,
  member,
  messages,
  referral,
  cashier,
  agent,
  contracts,
  security,
  profile,
  missions,
  rewards,
  promotions,
].flatMap((group) => Object.values(group).filter((value): value is Extract<typeof value, Call> => 'path' in value));
