// Made by `npm run generate` from the files beside it. A change by hand does not last.
import type { Route } from '#sandbox/kernel/requests/route.ts';
import { accountRoutes } from './account.ts';
import { agentRoutes } from './agent.ts';
import { announcementRoutes } from './announcements.ts';
import { boardRoutes } from './board.ts';
import { codeRoutes } from './codes.ts';
import { contractRoutes } from './contracts.ts';
import { demoRoutes } from './demo.ts';
import { depositRoutes } from './deposits.ts';
import { favouriteRoutes } from './favourites.ts';
import { gameRoutes } from './games.ts';
import { helpRoutes } from './help.ts';
import { memberRoutes } from './member.ts';
import { messageRoutes } from './messages.ts';
import { missionRoutes } from './missions.ts';
import { pointRoutes } from './points.ts';
import { profileRoutes } from './profile.ts';
import { promotionRoutes } from './promotions.ts';
import { recordRoutes } from './records.ts';
import { referralRoutes } from './referral.ts';
import { rewardRoutes } from './rewards.ts';
import { sessionRoutes } from './session.ts';
import { systemRoutes } from './system.ts';
import { transferRoutes } from './transfers.ts';
import { twoStepRoutes } from './two-step.ts';
import { walletRoutes } from './wallet.ts';
import { withdrawalRoutes } from './withdrawals.ts';

/** Every call that the sandbox answers. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes,
  ...agentRoutes,
  ...announcementRoutes,
  ...boardRoutes,
  ...codeRoutes,
  ...contractRoutes,
  ...demoRoutes,
  ...depositRoutes,
  ...favouriteRoutes,
  ...gameRoutes,
  ...helpRoutes,
  ...memberRoutes,
  ...messageRoutes,
  ...missionRoutes,
  ...pointRoutes,
  ...profileRoutes,
  ...promotionRoutes,
  ...recordRoutes,
  ...referralRoutes,
  ...rewardRoutes,
  ...sessionRoutes,
  ...systemRoutes,
  ...transferRoutes,
  ...twoStepRoutes,
  ...walletRoutes,
  ...withdrawalRoutes,
];
