import type { TObject } from 'typebox';
import { expect, test } from 'vitest';
import { favoritesList, hotGames, recentGames } from './calls/games.ts';
import { country } from './country.ts';
import { game, vendorCard, winnerEntry } from './game.ts';
import { balance, memberInfo, merchantWallet } from './member.ts';
import { leaderboardRow, mission } from './mission.ts';
import { pointGood, pointMovement } from './points.ts';
import { domainRoutes, resource, serviceVersion, siteInfo } from './site-status.ts';

interface Row {
  readonly what: string;
  readonly schema: TObject;
  readonly names: readonly string[];
  readonly ids: string;
}

const ROWS: readonly Row[] = [
  {
    what: 'a resource',
    schema: resource,
    names: ['resourceType', 'url', 'qrCodeUrl', 'labelNameEn'],
    ids: '[boot.resources.fields]',
  },
  { what: 'a country', schema: country, names: ['countryCode', 'countryDialingCode'], ids: '[boot.country.fields]' },
  {
    what: 'a game',
    schema: game,
    names: [
      'nodeId',
      'vassalage',
      'gameType',
      'gameClassify',
      'gameName',
      'minBet',
      'minLineNum',
      'isGame',
      'defaultPlayType',
      'vendor',
      'accountTypeName',
      'gameCode',
      'code',
    ],
    ids: '[games.entity.fields]',
  },
  {
    what: 'a vendor card',
    schema: vendorCard,
    names: ['vassalage', 'accountTypeId', 'smallIcon', 'isHot', 'gameType', 'nodeId'],
    ids: '[calls.games.vendor]',
  },
  {
    what: 'a winner',
    schema: winnerEntry.properties.vo,
    names: ['player', 'gameName', 'prize'],
    ids: '[calls.home.rank-list]',
  },
  {
    what: 'the VIP label of a member',
    schema: memberInfo.properties.clubLabel.anyOf[0],
    names: ['labelName', 'rankLevel'],
    ids: '[roles.member-info.fields]',
  },
  {
    what: 'the status of the site',
    schema: siteInfo,
    names: ['whitelabel', 'registerRules', 'resources', 'customerService', 'analytics', 'imageCDNs', 'launchGameCDNs'],
    ids: '[boot.permission.shape]',
  },
  { what: 'analytics', schema: siteInfo.properties.analytics, names: ['gtagId'], ids: '[boot.permission.shape]' },
  {
    what: 'a domain route',
    schema: domainRoutes.properties.domainList.items,
    names: ['domain'],
    ids: '[calls.common.domain-route]',
  },
  {
    what: 'a customer service entry',
    schema: serviceVersion.properties.version.properties.pathList.items,
    names: ['type', 'path'],
    ids: '[calls.common.service]',
  },
  {
    what: 'a wallet',
    schema: balance.properties.wallets.items,
    names: ['accountTypeId', 'name', 'balance'],
    ids: '',
  },
  {
    what: 'a merchant wallet',
    schema: merchantWallet,
    names: ['accountTypeId', 'name', 'vassalage', 'balance', 'status'],
    ids: '',
  },
  {
    what: 'an item of the points mall',
    schema: pointGood,
    names: [
      'id',
      'name',
      'type',
      'quantity',
      'availableQuantity',
      'points',
      'amount',
      'status',
      'time',
      'remark',
      'units',
    ],
    ids: '',
  },
  {
    what: 'a points transaction',
    schema: pointMovement,
    names: ['time', 'type', 'changedPoints', 'pointsBalance', 'remark'],
    ids: '',
  },
  {
    what: 'a mission',
    schema: mission,
    names: ['id', 'name', 'description', 'target', 'progress', 'reward', 'status', 'endTime'],
    ids: '',
  },
  {
    what: 'a leaderboard row',
    schema: leaderboardRow,
    names: ['rank', 'player', 'score', 'prize'],
    ids: '',
  },
];

test.each(ROWS.map((row) => [`${row.what} is sent with its fields ${row.ids}`.trim(), row] as const))(
  '%s',
  (_title, { schema, names }) => {
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining([...names]));
  },
);

test('favourite, recent and hot games are sent as the same entity [calls.games.list-fields]', () => {
  for (const list of [favoritesList.output.properties.content, recentGames.output.properties.list, hotGames.output])
    expect(list.items).toEqual(game);
});
