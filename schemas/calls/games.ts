import { Type } from 'typebox';
import { announcement } from '../announcement.ts';
import { endpoint } from '../call.ts';
import {
  game,
  gamePage,
  glossary,
  launchTarget,
  pvpRoom,
  vendorCard,
  vendorCatalogue,
  vendorGameType,
} from '../game.ts';
import { paging, totalPages } from '../paging.ts';
import {
  ANNOUNCEMENT_QUERY,
  CLIENT_TYPE,
  DEVICE,
  FAVORITES_GAME_TYPE,
  FAVORITES_PLATFORM,
  IS_PLATFORM,
  LIST_PLATFORM,
} from './query-constants.ts';
import { code, anyOutput, input, language, nodeId, optionalText, text } from './input.ts';
import { numberId } from '../wire.ts';

const clientType = Type.Literal(CLIENT_TYPE);
const FAVORITE_STALES = ['games.favorites', 'games.favoritesList'];

export const gameList = endpoint({
  name: 'games.gameList',
  requirement: 'calls.games.gcsgame-gamelist',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  token: 'sent',
  input: input({
    clientType,
    platform: Type.Literal(LIST_PLATFORM),
    ...paging,
    gameName: optionalText(100),
    gameClassify: optionalText(60),
    minBet: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1e9, description: 'Games that can be played for this or less.' }),
    ),
    vassalage: optionalText(60),
    gameType: optionalText(60),
    language: Type.Optional(language),
  }),
  output: gamePage,
});

/** All games in short form, and the glossary of the language, for the search on the client. The most played games of each vendor come first. */
export const gameCatalogue = endpoint({
  name: 'games.gameCatalogue',
  requirement: 'games.search.name',
  method: 'GET',
  path: '/lgw/games/catalogue',
  input: input({ language }),
  output: Type.Object({ vendors: Type.Array(vendorCatalogue), glossary: Type.Optional(glossary) }),
});

export const announcements = endpoint({
  name: 'games.announcements',
  requirement: 'calls.games.announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  input: input({
    types: Type.Literal(ANNOUNCEMENT_QUERY.types),
    platform: Type.Literal(ANNOUNCEMENT_QUERY.platform),
    execution: Type.Literal(ANNOUNCEMENT_QUERY.execution),
  }),
  output: Type.Array(announcement),
});

export const vassGameType = endpoint({
  name: 'games.vassGameType',
  requirement: 'calls.games.vass-game-type',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  input: input({ vassalage: code }),
  output: Type.Array(vendorGameType),
});

export const vendors = endpoint({
  name: 'games.vendors',
  requirement: 'calls.games.vendor',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  input: input({ merchantCode: text(40), gameType: optionalText(60) }),
  output: Type.Array(vendorCard),
});

/** Returns the `nodeId` of each favourite game. */
export const favorites = endpoint({
  name: 'games.favorites',
  requirement: 'calls.games.favorites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  token: 'needed',
  openTo: ['trial'],
  input: input({}),
  output: Type.Array(numberId<'game'>()),
});

export const favoritesList = endpoint({
  name: 'games.favoritesList',
  requirement: 'calls.games.favorites-list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  token: 'needed',
  openTo: ['trial'],
  input: input({
    clientType,
    platform: Type.Literal(FAVORITES_PLATFORM),
    language,
    gameType: Type.Literal(FAVORITES_GAME_TYPE),
    ...paging,
  }),
  output: Type.Object({ content: Type.Array(game), totalPages }),
});

const favorite = input({ nodeId, vendor: text(60), gameType: code });

export const addFavorite = endpoint({
  name: 'games.addFavorite',
  requirement: 'calls.games.favorite-toggle',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGame',
  token: 'needed',
  openTo: ['trial'],
  input: favorite,
  output: anyOutput,
  stales: FAVORITE_STALES,
});

export const removeFavorite = endpoint({
  name: 'games.removeFavorite',
  requirement: 'calls.games.favorite-toggle',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavoriteGame',
  token: 'needed',
  openTo: ['trial'],
  input: favorite,
  output: anyOutput,
  stales: FAVORITE_STALES,
});

export const recentGames = endpoint({
  name: 'games.recentGames',
  requirement: 'calls.games.recent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  token: 'needed',
  openTo: ['trial'],
  input: input({ clientType, language, ...paging }),
  output: Type.Object({ list: Type.Array(game), totalPages }),
});

export const hotGames = endpoint({
  name: 'games.hotGames',
  requirement: 'calls.games.hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  token: 'sent',
  input: input({
    merchantCode: text(40),
    isPlatform: Type.Literal(IS_PLATFORM),
    platform: Type.Literal(LIST_PLATFORM),
    language,
  }),
  output: Type.Array(game),
});

export const launch = endpoint({
  name: 'games.launch',
  requirement: 'calls.games.launch',
  method: 'GET',
  path: '/wps/game/launchGame',
  token: 'needed',
  openTo: ['trial'],
  input: input({
    nodeId,
    vassalage: code,
    gameType: code,
    gameCode: optionalText(60),
    device: Type.Literal(DEVICE),
    language,
    backUrl: optionalText(2048),
  }),
  output: launchTarget,
  stales: ['games.recentGames'],
});

/** Launches the sports vendor of the page /fbsports. */
export const launchFb = endpoint({
  name: 'games.launchFb',
  requirement: 'calls.games.launch-fb',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  token: 'needed',
  input: input({ device: Type.Literal(DEVICE), language, backUrl: optionalText(2048) }),
  output: launchTarget,
});

export const pvpRooms = endpoint({
  name: 'games.pvpRooms',
  requirement: 'calls.games.pvp-rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  token: 'needed',
  openTo: ['trial'],
  input: input({ vassalage: optionalText(60) }),
  output: Type.Array(pvpRoom),
});
