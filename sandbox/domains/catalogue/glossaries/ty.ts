/** Filipino translations of the words in game names. */
export const TY = `
Golden: ginto, gintong
Gold: ginto
Lucky: swerte, suwerte, maswerte
Royal: maharlika
Mystic: mahiwaga
Wild: ligaw
Sweet: matamis
Fire: apoy
Ocean: karagatan, dagat
Moon: buwan
Sunny: maaraw
Tiger: tigre
Diamond: diyamante, brilyante
Crystal: kristal
Bamboo: kawayan
Lotus: loto
Manila: maynila
Carabao: kalabaw
Mango: mangga
Fiesta: piyesta, pista
Emerald: esmeralda
Crimson: pula
Silver: pilak
Thunder: kulog
Monkey: unggoy, matsing
Pirate: pirata
Candy: kendi
Honey: pulot
Jungle: gubat, kagubatan
Volcano: bulkan
Rainbow: bahaghari
Midnight: hatinggabi
Buffalo: kalabaw
Wolf: lobo
Eagle: agila
Rooster: tandang, manok
Elephant: elepante
Tamarind: sampalok
Peacock: paboreal
Turtle: pagong
Butterfly: paru-paro, paparo
Firefly: alitaptap
Fortune: kapalaran, swerte, suwerte
Treasure: kayamanan
Empire: imperyo
Legends: alamat
Festival: kapistahan
Garden: hardin
Palace: palasyo
Riches: kayamanan, yaman
Temple: templo
Kingdom: kaharian
Blossom: bulaklak
Lantern: parol
Pearl: perlas
Gems: hiyas
Jewels: alahas
Coins: barya
Coin: barya
Harvest: ani
Parade: parada
Voyage: paglalayag
Wishes: hiling
Secrets: lihim
Throne: trono
Guardian: tagapagbantay
Warrior: mandirigma
Princess: prinsesa
Wheel: gulong, ruleta
Charms: anting-anting
Bells: kampana
Fruits: prutas
Market: palengke
Storm: bagyo
River: ilog
Mountain: bundok
Nights: gabi
Baccarat: bakarat
Roulette: ruleta
Color Game: kolor game, kulay
Shark: pating
Octopus: pugita
Whale: balyena
Mermaid: sirena
Lobster: ulang
Stingray: pagi
Hunter: mangangaso
Cannon: kanyon
Tongits: tong-its
Landlord: kasero
Football: putbol
Basketball: basketbol
Volleyball: balibol
Boxing: boksing
Racing: karera
Dice: dais
Jackpot: dyakpat
Rocket: kwitis
Balloon: lobo
Jeepney: dyip, dyipni
Kite: saranggola
Marble: holen
Mines: minahan
Chicken: manok
Scratch: kaskas
Bingo: binggo
Sabong: sabungan
Red Lantern: pulang parol
`;
