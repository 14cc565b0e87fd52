/** Chinese translations of the words in game names, with pinyin where players type it. */
export const CN = `
Golden: 黄金, 金
Gold: 黄金, 金
Lucky: 幸运, 好运
Dragon: 龙
Jade: 翡翠, 玉
Royal: 皇家
Mystic: 神秘
Wild: 狂野, 百搭
Sweet: 甜蜜
Fire: 火, 火焰
Ocean: 海洋, 大海
Moon: 月亮, 月
Sunny: 阳光
Tiger: 老虎, 虎
Phoenix: 凤凰
Diamond: 钻石
Crystal: 水晶
Bamboo: 竹子, 竹
Lotus: 莲花
Manila: 马尼拉
Carabao: 水牛
Mango: 芒果
Fiesta: 嘉年华
Emerald: 绿宝石, 祖母绿
Crimson: 绯红
Silver: 白银, 银
Thunder: 雷霆, 雷
Monkey: 猴子, 猴
Panda: 熊猫
Koi: 锦鲤
Sakura: 樱花
Samurai: 武士
Saffron: 藏红花
Pharaoh: 法老
Viking: 维京
Aztec: 阿兹特克
Pirate: 海盗
Cosmic: 宇宙
Neon: 霓虹
Candy: 糖果
Honey: 蜂蜜
Jungle: 丛林
Volcano: 火山
Rainbow: 彩虹
Midnight: 午夜
Starlight: 星光
Buffalo: 水牛, 野牛
Wolf: 狼
Eagle: 鹰, 老鹰
Rooster: 公鸡
Elephant: 大象, 象
Naga: 那伽
Garuda: 迦楼罗
Sampaguita: 茉莉花
Tamarind: 罗望子
Durian: 榴莲
Peacock: 孔雀
Turtle: 乌龟, 龟
Butterfly: 蝴蝶
Firefly: 萤火虫
Fortune: 财富, 发财, 招财
Treasure: 宝藏
Empire: 帝国
Legends: 传说, 传奇
Festival: 节日
Garden: 花园
Palace: 宫殿
Riches: 财富
Spins: 旋转
Reels: 卷轴
Temple: 神殿, 寺庙
Kingdom: 王国
Quest: 探险
Rush: 狂潮
Blossom: 花开
Lantern: 灯笼
Pearl: 珍珠
Gems: 宝石
Jewels: 珠宝
Coins: 金币
Coin: 硬币
Harvest: 丰收
Parade: 游行
Voyage: 航海
Wishes: 心愿
Secrets: 秘密
Throne: 王座
Guardian: 守护者
Warrior: 战士, 勇士
Princess: 公主
Wheel: 转轮, 轮
Lucky Wheel: 幸运轮
Charms: 护身符
Bells: 铃铛
Sevens: 七
Fruits: 水果
Market: 市场
Caravan: 商队
Storm: 风暴
River: 河流
Mountain: 高山, 山
Nights: 夜晚, 夜
Baccarat: 百家乐, baijiale
Speed: 极速, 快速
No Commission Baccarat: 免佣百家乐
Roulette: 轮盘, 轮盘赌, lunpan
Blackjack: 二十一点, 21点, 黑杰克
Dragon Tiger: 龙虎, 龙虎斗, longhu
Sic Bo: 骰宝, 大小, 骰子
Fan Tan: 番摊
Bull Bull: 牛牛, niuniu
Bull Fight: 斗牛, 牛牛
Xoc Dia: 色碟
Pok Deng: 博丁
Three Card Poker: 三张牌, 炸金花
Color Game: 颜色游戏, 色彩游戏
Cebu: 宿务
Makati: 马卡蒂
Davao: 达沃
Saigon: 西贡, 胡志明
Hanoi: 河内
Da Nang: 岘港
Bangkok: 曼谷
Phuket: 普吉, 普吉岛
Tokyo: 东京
Osaka: 大阪
Jakarta: 雅加达
Macau: 澳门
Seoul: 首尔
Chiang Mai: 清迈
Bali: 巴厘岛
Kuala Lumpur: 吉隆坡
Penang: 槟城
Phnom Penh: 金边
Vientiane: 万象
Deep Sea: 深海
Coral: 珊瑚
Shark: 鲨鱼
Octopus: 章鱼
Whale: 鲸鱼
Mermaid: 美人鱼
Golden Toad: 金蟾
Lobster: 龙虾
Barracuda: 梭鱼
Stingray: 魔鬼鱼
Hunter: 猎手, 猎人
Cannon: 大炮
Bounty: 赏金
Mahjong: 麻将, majiang
Poker: 扑克, puke
Hold Poker: 德州扑克
Landlord: 斗地主, doudizhu
Teen Patti: 印度三张
Domino: 骨牌, 多米诺
Big Two: 大老二, 锄大地
Pusoy Dos: 大老二
Rummy: 拉米
Tien Len: 越南跑得快
Tongits: 通吉
Pai Gow: 牌九, paijiu
Casino War: 赌场战争
Club: 俱乐部
Football: 足球
Basketball: 篮球
Tennis: 网球
Volleyball: 排球
Boxing: 拳击
Badminton: 羽毛球
Racing: 赛车
Keno: 基诺, 快乐彩
Dice: 骰子
Mark Six: 六合彩
Colour: 颜色
Jackpot: 大奖, 累积奖
Pool: 奖池
Vault: 金库
Millions: 百万
Super: 超级
Mega: 巨型
Rocket: 火箭
Balloon: 气球
Jet: 喷气机
Comet: 彗星
Kite: 风筝
Pinball: 弹珠
Marble: 弹珠
Claw: 抓娃娃
Plinko: 弹球
Mines: 扫雷
Hi-Lo: 高低
Goal: 进球
Coin Flip: 抛硬币
Scratch: 刮刮
Joker Poker: 小丑扑克
Craps: 花旗骰
Bingo: 宾果
Luna: 露娜
Red Lantern: 红灯笼
Nine Koi: 九鲤
Silk Road: 丝绸之路
Jade Crown: 玉冠
Lotus Room: 莲花厅
Deep Blue: 深蓝
Long Bao: 龙宝
`;
