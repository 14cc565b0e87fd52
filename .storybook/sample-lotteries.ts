import type { Game, OpenedNumber, OpenedNumbersOfGame } from '#schemas/game.ts';

const lottery = (nodeId: number, vassalage: string, gameName: string, more: Partial<Game> = {}): Game => ({
  nodeId,
  vassalage,
  gameType: vassalage === 'ELOTT' ? 'ELOTT' : 'LOTT',
  gameClassify: null,
  gameName,
  minBet: 1,
  minLineNum: null,
  isGame: 'GAME',
  defaultPlayType: 'STANDARD',
  gameCode: `${vassalage}_${nodeId}`,
  ...more,
});

/** Lotteries of all four vendors, for tests and stories. */
export const SAMPLE_MENU: readonly Game[] = [
  lottery(1, 'LOTT', 'Luzon 6/42'),
  lottery(2, 'LOTT', 'Visayas 4D', { defaultPlayType: '2_DIGITS' }),
  lottery(3, 'LOTT', 'Mindanao Night Draw', { maintenance: true }),
  lottery(4, 'TCG_LOTTO_VN', 'Hà Nội Special'),
  lottery(5, 'TCG_LOTTO_VN', 'Đà Nẵng 3D', { defaultPlayType: '3_DIGITS' }),
  lottery(6, 'ELOTT', 'Rapid Keno', { defaultPlayType: 'BIG_SMALL' }),
  lottery(7, 'TCG_SEA', 'Bangkok Day Draw'),
];

const nameOf = (gameCode: string): string => SAMPLE_MENU.find((one) => one.gameCode === gameCode)?.gameName ?? gameCode;

/** Creates a draw whose first number equals its minute. */
export const sampleDraw = (
  gameCode: string,
  minute: number,
  numbers: readonly string[] = [String(minute).padStart(2, '0'), '17', '38'],
): OpenedNumber => ({
  gameCode,
  gameName: nameOf(gameCode),
  numero: `20261120-${String(minute).padStart(4, '0')}`,
  numbers: [...numbers],
  openTime: Date.UTC(2026, 10, 20, 12, minute),
});

const KENO = Array.from({ length: 20 }, (_, at) => String(at * 4 + 1).padStart(2, '0'));

/** The latest draws of all lotteries; only Keno has more than one. */
export const SAMPLE_OPENED: readonly OpenedNumbersOfGame[] = [
  {
    gameCode: 'ELOTT_6',
    gameName: nameOf('ELOTT_6'),
    numeros: [sampleDraw('ELOTT_6', 30, KENO), sampleDraw('ELOTT_6', 29, KENO), sampleDraw('ELOTT_6', 28, KENO)],
  },
  { gameCode: 'TCG_LOTTO_VN_5', gameName: nameOf('TCG_LOTTO_VN_5'), numeros: [sampleDraw('TCG_LOTTO_VN_5', 20)] },
];

export const SAMPLE_LATEST: readonly OpenedNumber[] = [
  sampleDraw('ELOTT_6', 31, KENO),
  sampleDraw('TCG_LOTTO_VN_5', 20),
  sampleDraw('LOTT_1', 10, ['03', '09', '14', '22', '35', '41']),
];

export const SAMPLE_ANSWERS = {
  'lottery.lotteryMenu': SAMPLE_MENU,
  'lottery.lotteryRecent': SAMPLE_MENU.slice(5),
  'home.openedNumbers': SAMPLE_OPENED,
  'home.openedNumero': SAMPLE_LATEST,
} as const;
