// Made by `npm run generate` from the files beside it. A change by hand does not last.
import type { Route } from '#sandbox/kernel/requests/route.ts';
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
import { launchRoutes } from './launch.ts';
import { memberRoutes } from './member.ts';
import { messageRoutes } from './messages.ts';
import { missionRoutes } from './missions.ts';
import { pointRoutes } from './points.ts';
import { profileRoutes } from './profile.ts';
import { promotionRoutes } from './promotions.ts';
import { recentRoutes } from './recent-games.ts';
import { recordRoutes } from './records.ts';
import { recoveryRoutes } from './recovery.ts';
import { referralRoutes } from './referral.ts';
import { registrationRoutes } from './registration.ts';
import { rewardRoutes } from './rewards.ts';
import { serviceRoutes } from './service.ts';
import { sessionRoutes } from './session.ts';
import { settlementRoutes } from './settlement.ts';
import { systemRoutes } from './system.ts';
import { transferRoutes } from './transfers.ts';
import { twoStepRoutes } from './two-step.ts';
import { walletRoutes } from './wallet.ts';
import { withdrawalRoutes } from './withdrawals.ts';

/** Every call that the sandbox answers. */
export const allRoutes: readonly Route[] = [
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
  ...launchRoutes,
  ...memberRoutes,
  ...messageRoutes,
  ...missionRoutes,
  ...pointRoutes,
  ...profileRoutes,
  ...promotionRoutes,
  ...recentRoutes,
  ...recordRoutes,
  ...recoveryRoutes,
  ...referralRoutes,
  ...registrationRoutes,
  ...rewardRoutes,
  ...serviceRoutes,
  ...sessionRoutes,
  ...settlementRoutes,
  ...systemRoutes,
  ...transferRoutes,
  ...twoStepRoutes,
  ...walletRoutes,
  ...withdrawalRoutes,
];
