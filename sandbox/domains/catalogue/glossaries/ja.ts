/** Japanese translations of the words in game names, in their usual spelling and in kana. */
export const JA = `
Golden: ゴールデン, 黄金, おうごん
Gold: ゴールド, 黄金
Lucky: ラッキー, 幸運
Dragon: ドラゴン, 龍, りゅう
Jade: 翡翠, ひすい, ジェイド
Royal: ロイヤル
Mystic: ミスティック, 神秘
Wild: ワイルド
Sweet: スイート
Fire: ファイア, 炎, ほのお
Ocean: オーシャン, 海, うみ
Moon: ムーン, 月, つき
Sunny: サニー
Tiger: タイガー, 虎, とら
Phoenix: フェニックス, 不死鳥, 鳳凰, ほうおう
Diamond: ダイヤモンド, ダイヤ
Crystal: クリスタル, 水晶
Bamboo: バンブー, 竹, たけ
Lotus: ロータス, 蓮, はす
Manila: マニラ
Carabao: カラバオ, 水牛
Mango: マンゴー
Fiesta: フィエスタ
Emerald: エメラルド
Crimson: クリムゾン, 紅
Silver: シルバー, 銀
Thunder: サンダー, 雷, かみなり
Monkey: モンキー, 猿, さる
Panda: パンダ
Koi: コイ, 鯉
Sakura: サクラ, 桜
Samurai: サムライ, 侍
Saffron: サフラン
Pharaoh: ファラオ
Viking: バイキング, ヴァイキング
Aztec: アステカ
Pirate: パイレーツ, 海賊, かいぞく
Cosmic: コズミック, 宇宙
Neon: ネオン
Candy: キャンディ, 飴
Honey: ハニー, 蜂蜜
Jungle: ジャングル
Volcano: ボルケーノ, 火山
Rainbow: レインボー, 虹, にじ
Midnight: ミッドナイト, 真夜中
Starlight: スターライト
Buffalo: バッファロー
Wolf: ウルフ, 狼, おおかみ
Eagle: イーグル, 鷲, わし
Rooster: ルースター, 雄鶏, おんどり
Elephant: エレファント, 象, ぞう
Naga: ナーガ
Garuda: ガルーダ
Barong: バロン
Sampaguita: サンパギータ
Tamarind: タマリンド
Durian: ドリアン
Peacock: ピーコック, 孔雀, くじゃく
Turtle: タートル, 亀, かめ
Butterfly: バタフライ, 蝶, ちょう
Firefly: ファイアフライ, 蛍, ほたる
Fortune: フォーチュン, 財運
Treasure: トレジャー, 財宝, 宝物
Empire: エンパイア, 帝国
Legends: レジェンド, 伝説
Festival: フェスティバル, 祭り, まつり
Garden: ガーデン, 庭園
Palace: パレス, 宮殿
Riches: リッチ, 富
Spins: スピン
Reels: リール
Temple: テンプル, 神殿, 寺院
Kingdom: キングダム, 王国
Quest: クエスト, 冒険
Rush: ラッシュ
Blossom: ブロッサム
Lantern: ランタン, 提灯, ちょうちん
Pearl: パール, 真珠
Gems: ジェム, 宝石
Jewels: ジュエル, 宝石
Coins: コイン, 硬貨
Coin: コイン
Harvest: ハーベスト, 収穫
Parade: パレード
Voyage: 航海
Wishes: 願い
Secrets: シークレット, 秘密
Throne: 王座
Guardian: ガーディアン, 守護者
Warrior: ウォリアー, 戦士
Princess: プリンセス, 姫, ひめ
Wheel: ホイール
Lucky Wheel: ラッキーホイール
Charms: チャーム, お守り
Bells: ベル, 鈴
Sevens: セブン
Fruits: フルーツ, 果物
Market: マーケット, 市場
Caravan: キャラバン
Storm: ストーム, 嵐, あらし
River: リバー, 川
Mountain: マウンテン, 山
Nights: ナイト, 夜
Baccarat: バカラ
Speed: スピード
Auto: オート
No Commission Baccarat: ノーコミッションバカラ
Roulette: ルーレット
Blackjack: ブラックジャック
Dragon Tiger: ドラゴンタイガー, 龍虎
Sic Bo: シックボー, 大小, タイサイ
Fan Tan: ファンタン
Bull Bull: ブルブル, 牛牛
Xoc Dia: ソックディア
Pok Deng: ポックデン
Three Card Poker: スリーカードポーカー
Color Game: カラーゲーム
Cebu: セブ
Saigon: サイゴン
Hanoi: ハノイ
Da Nang: ダナン
Bangkok: バンコク
Phuket: プーケット
Tokyo: 東京, とうきょう
Osaka: 大阪, おおさか
Jakarta: ジャカルタ
Macau: マカオ
Seoul: ソウル
Bali: バリ
Deep Sea: 深海
Coral: コーラル, 珊瑚, さんご
Shark: シャーク, 鮫, さめ
Octopus: オクトパス, 蛸, たこ
Whale: ホエール, 鯨, くじら
Mermaid: マーメイド, 人魚, にんぎょ
Lobster: ロブスター
Barracuda: バラクーダ
Stingray: エイ
Hunter: ハンター, 狩人
Cannon: キャノン, 大砲
Bounty: 賞金
Mahjong: 麻雀, マージャン
Poker: ポーカー
Bull Fight: 闘牛
Landlord: 闘地主
Domino: ドミノ
Big Two: 大富豪, 大老二
Rummy: ラミー
Tongits: トンギッツ
Pusoy: プソイ
Club: クラブ
Football: フットボール, サッカー
Basketball: バスケットボール, バスケ
Tennis: テニス
Volleyball: バレーボール
Boxing: ボクシング
Badminton: バドミントン
Racing: レーシング, レース
Keno: キノ
Dice: ダイス, サイコロ
Jackpot: ジャックポット
Millions: ミリオン
Super: スーパー
Mega: メガ
Rocket: ロケット
Balloon: バルーン, 風船
Jet: ジェット
Comet: 彗星
Kite: 凧
Pinball: ピンボール
Marble: ビー玉
Plinko: プリンコ
Mines: マインズ
Hi-Lo: ハイロー
Goal: ゴール
Coin Flip: コイントス
Scratch: スクラッチ
Bingo: ビンゴ
Craps: クラップス
Joker Poker: ジョーカーポーカー
Luna: ルナ
Kaiju: 怪獣, かいじゅう
Red Lantern: 赤提灯
`;
