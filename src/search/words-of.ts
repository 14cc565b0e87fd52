import { shownFolding } from '#schemas/languages.ts';
import { normalizeSearchText } from '#src/ui/normalize-search-text.ts';

/** Pairs of a traditional Chinese or Japanese character and its simplified form, as used in names of games, vendors and kinds. */
const HAN_PAIRS =
  '龍龙竜龙財财寶宝將将電电遊游戲戏戯戏魚鱼漁渔鳳凤機机發发発发運运樂乐楽乐開开門门館馆廳厅號号貓猫雞鸡鷄鸡鶏鸡鬥斗鬪斗闘斗馬马鷹鹰夢梦國国東东紅红綠绿緑绿藍蓝銀银鑽钻獎奖頭头彈弹戰战戦战獵猎車车劍剑剣剑聖圣護护衛卫爺爷後后愛爱葉叶蘭兰蓮莲燈灯籠笼絲丝綢绸體体競竞場场幣币視视頻频撲扑賓宾輪轮盤盘賽赛風风雲云飛飞閃闪極极華华貴贵賀贺連连線线環环傳传伝传說说奪夺歡欢節节慶庆贏赢錢钱豬猪鳥鸟龜龟亀龟獅狮熱热帶带傑杰顆颗賭赌點点牆墙長长莊庄閒闲間间對对対对決决籤签簽签兒儿彩彩單单雙双桿杆檯台臺台攤摊黃黄黑黑綫线狀状滿满億亿萬万廟庙壽寿進进麗丽陽阳陰阴無无來来時时氣气実实實实勝胜買买賣卖網网現现釣钓鯉鲤鯊鲨鯨鲸蝦虾龐庞塔塔橋桥島岛嶼屿極极戀恋歲岁殺杀術术師师園园團团圖图圓圆円圆廣广廠厂樹树櫻樱桜樱櫃柜權权歐欧澤泽沢泽濟济靈灵霊灵灣湾壯壮奮奋專专尋寻導导層层嶽岳揀拣換换擊击撃击擲掷書书極极歸归毀毁漢汉瀾澜災灾燒烧爭争猶犹獨独獲获瑪玛環环畫画異异當当療疗盜盗眾众碼码礦矿禮礼種种稱称積积穩稳競竞筆笔筍笋簡简約约紙纸純纯級级組组結结絕绝統统經经緊紧總总縱纵織织繩绳續续羅罗義义習习聲声職职聽听臉脸舊旧艦舰藝艺藥药蟲虫蠍蝎裝装裡里製制見见規规親亲覺觉觀观觸触計计訊讯記记設设許许試试話话誰谁課课調调請请論论諸诸謝谢識识警警議议讓让貝贝負负貨货販贩責责費费資资質质賴赖贈赠趙赵趕赶軍军輔辅輸输轉转農农迴回邊边還还邁迈選选遺遗鄉乡醫医釋释針针鋼钢錄录鍋锅鍊炼鎖锁鐘钟鐵铁鑰钥閉闭閣阁闖闯關关関关陸陆隊队際际隨随險险隱隐難难霧雾靜静響响頁页頂顶項项順顺須须預预領领題题願愿類类顯显飄飘飯饭飲饮餅饼餐餐養养騎骑驅驱驗验驚惊魯鲁鯛鲷鴨鸭鵝鹅鶴鹤鷗鸥麥麦麵面齊齐齒齿';

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: HAN_PAIRS.length / 2 }, (_, at) => [HAN_PAIRS[at * 2] ?? '', HAN_PAIRS[at * 2 + 1] ?? '']),
);

/** Replaces traditional and Japanese characters with simplified ones. */
const foldHan = (text: string): string =>
  text.replace(/[\u4E00-\u9FFF]/gu, (character) => SIMPLIFIED.get(character) ?? character);

const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const WORDS = new RegExp(`(?:(?=[\\p{L}\\p{N}])${UNSPACED})+|(?:(?!${UNSPACED})[\\p{L}\\p{N}])+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const APOSTROPHES = /['’‘`]/gu;

/** Checks whether a word is in a script without spaces; such a "word" may be a whole sentence. */
export const isUnspaced = (word: string): boolean => STARTS_UNSPACED.test(word);

/** Returns text in the form that search in the current language compares, for example without diacritics or in simplified characters. */
export const foldSearchText = (text: string): string => {
  const folding = shownFolding();
  const normal = normalizeSearchText(text, folding);
  return folding.variants.includes('han') ? foldHan(normal) : normal;
};

/** Returns the folded words of a text; a run in a script without spaces is one word. */
export const wordsOf = (text: string): readonly string[] =>
  foldSearchText(text).replace(APOSTROPHES, '').match(WORDS) ?? [];

/** Splits Thai, Chinese and Japanese with the browser's dictionary, if it has one. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(['th', 'ja', 'zh'], { granularity: 'word' }) : null;

/** Returns the words of a text, and the words within its runs without spaces. */
export const innerWordsOf = (text: string): readonly string[] => {
  const words = wordsOf(text);
  if (segmenter === null || !words.some(isUnspaced)) return words;
  const inner = [...segmenter.segment(text)].flatMap(({ segment }) => wordsOf(segment));
  return [...new Set([...words, ...inner])];
};
