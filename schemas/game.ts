import { Type, type Static } from 'typebox';
import { totalPages } from './paging.ts';
import { address, amount, label, numberId, time } from './wire.ts';

const code = Type.String({ maxLength: 60 });
const hasDemo = Type.Optional(
  Type.Boolean({
    description: 'Whether trial accounts may play the game with play money, because its vendor has a demo mode.',
  }),
);

/** A game as it appears in every list of games. If `isGame` is `VASSALAGE`, the entry is instead a vendor, whose games open in the game popup. */
export const game = Type.Object({
  nodeId: numberId<'game'>(),
  gameId: Type.Optional(
    numberId<'lottery'>({ description: 'The id of a lottery, under which it is stored as a favourite.' }),
  ),
  vassalage: code,
  gameType: code,
  gameClassify: Type.Union([code, Type.Null()]),
  gameName: label,
  minBet: amount,
  minLineNum: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  isGame: Type.String({ maxLength: 20 }),
  defaultPlayType: Type.Union([code, Type.Null()]),
  accountTypeName: Type.Optional(label),
  vendor: Type.Optional(label),
  gameCode: Type.Optional(code),
  code: Type.Optional(code),
  accountTypeId: Type.Optional(numberId<'wallet'>()),
  icon: Type.Optional(Type.Union([address, Type.Null()])),
  isHot: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  maintenance: Type.Optional(Type.Boolean()),
  hasDemo,
  rtp: Type.Optional(
    Type.Union([
      Type.Number({ minimum: 0, description: 'The return to player in percent, such as 96.5.' }),
      Type.Null(),
    ]),
  ),
});
export type Game = Static<typeof game>;

/** A vendor, as listed under one of its game types. */
export const vendorCard = Type.Object({
  vassalage: code,
  accountTypeId: numberId<'wallet'>(),
  smallIcon: Type.Union([address, Type.Null()]),
  isHot: Type.Integer({ minimum: 0, maximum: 1 }),
  gameType: code,
  nodeId: numberId<'game'>(),
  name: Type.Optional(label),
});
export type VendorCard = Static<typeof vendorCard>;

export const menuGroup = Type.Object({ gameCategory: code, vendors: Type.Array(vendorCard) });
export type MenuGroup = Static<typeof menuGroup>;

export const gamePage = Type.Object({ games: Type.Array(game), totalPages });
export type GamePage = Static<typeof gamePage>;

export const vendorGameType = Type.Object({ gameType: code, gameClassifies: Type.Array(code) });
export type VendorGameType = Static<typeof vendorGameType>;

export const pvpRoom = Type.Object({
  roomId: code,
  roomName: label,
  nodeId: numberId<'game'>(),
  vassalage: code,
  minBet: amount,
  players: Type.Integer({ minimum: 0 }),
  hasDemo,
});
export type PvpRoom = Static<typeof pvpRoom>;

/** All games of one vendor and type, with only the data that is needed to find, show and launch them. */
export const vendorCatalogue = Type.Object({
  vassalage: code,
  vendor: label,
  gameType: code,
  games: Type.Array(
    Type.Object({
      nodeId: numberId<'game'>(),
      gameName: label,
      gameClassify: Type.Union([code, Type.Null()]),
      gameCode: Type.Optional(code),
      isGame: Type.String({ maxLength: 20 }),
      defaultPlayType: Type.Union([code, Type.Null()]),
      isHot: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
      hasDemo,
    }),
  ),
});
export type VendorCatalogue = Static<typeof vendorCatalogue>;

/**
 * For the search in one language: translations of words in game names, such as `rồng` for `Dragon`, and words that the
 * search ignores, such as `game`.
 */
export const glossary = Type.Object({
  words: Type.Array(Type.Object({ name: label, aliases: Type.Array(label) })),
  fillers: Type.Array(label),
});
export type Glossary = Static<typeof glossary>;

/** Where a game, room or lobby opens: an absolute URL, or a path on a launch CDN. The URL has not yet been checked against the launch allow-list. */
export const launchTarget = Type.Object({ url: address });
export type LaunchTarget = Static<typeof launchTarget>;

/** One draw of a lottery. `numero` is the id of the draw; `numbers` are in the order in which they were drawn. */
export const openedNumber = Type.Object({
  gameCode: code,
  gameName: label,
  numero: code,
  numbers: Type.Array(Type.String({ maxLength: 20 })),
  openTime: time,
});
export type OpenedNumber = Static<typeof openedNumber>;

export const openedNumbersOfGame = Type.Object({ gameCode: code, gameName: label, numeros: Type.Array(openedNumber) });
export type OpenedNumbersOfGame = Static<typeof openedNumbersOfGame>;

/** A row of the winner board. */
export const winnerEntry = Type.Object({ vo: Type.Object({ player: label, gameName: label, prize: amount }) });
export type WinnerEntry = Static<typeof winnerEntry>;
