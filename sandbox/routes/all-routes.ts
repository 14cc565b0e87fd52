import type { Route } from '../route.ts';
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
import { pointRoutes } from './points.ts';
import { messageRoutes } from './messages.ts';
import { missionRoutes } from './missions.ts';
import { promotionRoutes } from './promotions.ts';
import { profileRoutes } from './profile.ts';
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

/** All calls that the sandbox implements; the others answer 501. */
export const allRoutes: readonly Route[] = [
  ...systemRoutes,
  ...sessionRoutes,
  ...registrationRoutes,
  ...recoveryRoutes,
  ...codeRoutes,
  ...memberRoutes,
  ...messageRoutes,
  ...referralRoutes,
  ...profileRoutes,
  ...twoStepRoutes,
  ...walletRoutes,
  ...depositRoutes,
  ...withdrawalRoutes,
  ...transferRoutes,
  ...promotionRoutes,
  ...recordRoutes,
  ...missionRoutes,
  ...rewardRoutes,
  ...gameRoutes,
  ...launchRoutes,
  ...demoRoutes,
  ...favouriteRoutes,
  ...recentRoutes,
  ...boardRoutes,
  ...announcementRoutes,
  ...serviceRoutes,
  ...pointRoutes,
  ...agentRoutes,
  ...contractRoutes,
  ...settlementRoutes,
  ...helpRoutes,
];
