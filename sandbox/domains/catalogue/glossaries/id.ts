/** Indonesian translations of the words in game names. */
export const ID = `
Golden: emas
Gold: emas
Lucky: beruntung, mujur, hoki
Dragon: naga
Jade: giok
Royal: kerajaan
Mystic: mistis
Wild: liar
Sweet: manis
Fire: api
Ocean: samudra, laut
Moon: bulan
Sunny: cerah
Tiger: harimau, macan
Phoenix: burung phoenix, feniks
Diamond: berlian, intan
Crystal: kristal
Bamboo: bambu
Lotus: teratai
Carabao: kerbau
Mango: mangga
Fiesta: pesta
Emerald: zamrud
Crimson: merah tua
Silver: perak
Thunder: guntur, petir
Monkey: monyet
Koi: ikan koi
Sakura: bunga sakura
Saffron: safron
Pharaoh: firaun
Viking: wiking
Aztec: aztek
Pirate: bajak laut
Cosmic: kosmik
Candy: permen
Honey: madu
Jungle: hutan, rimba
Volcano: gunung berapi
Rainbow: pelangi
Midnight: tengah malam
Starlight: cahaya bintang
Buffalo: kerbau, banteng
Wolf: serigala
Eagle: elang
Rooster: ayam jago, jago
Elephant: gajah
Sampaguita: melati
Tamarind: asam jawa
Peacock: merak
Turtle: kura-kura, penyu
Butterfly: kupu-kupu
Firefly: kunang-kunang
Fortune: keberuntungan, rezeki
Treasure: harta karun
Empire: kekaisaran
Legends: legenda
Festival: perayaan
Garden: taman, kebun
Palace: istana
Riches: kekayaan
Spins: putaran
Temple: kuil, candi
Kingdom: kerajaan
Quest: petualangan
Blossom: bunga mekar
Lantern: lampion
Pearl: mutiara
Gems: permata
Jewels: perhiasan
Coins: koin
Coin: koin
Harvest: panen
Parade: pawai
Voyage: pelayaran
Wishes: harapan
Secrets: rahasia
Throne: takhta
Guardian: penjaga
Warrior: prajurit, pejuang
Princess: putri
Wheel: roda
Lucky Wheel: roda keberuntungan
Charms: jimat
Bells: lonceng
Fruits: buah
Market: pasar
Caravan: karavan
Storm: badai
River: sungai
Mountain: gunung
Nights: malam
Baccarat: bakarat
Speed: cepat
Roulette: rolet, rulet
Blackjack: blekjek
Dragon Tiger: naga harimau
Sic Bo: dadu
Color Game: permainan warna
Three Card Poker: poker tiga kartu
Deep Sea: laut dalam
Coral: karang
Shark: hiu, ikan hiu
Octopus: gurita
Whale: paus
Mermaid: putri duyung
Golden Toad: katak emas
Lobster: udang karang
Stingray: pari
Hunter: pemburu
Cannon: meriam
Bounty: hadiah
Mahjong: mahyong
Bull Fight: adu banteng
Landlord: tuan tanah
Domino: gaple, ceki
Rummy: remi
Football: sepak bola, bola
Basketball: bola basket
Tennis: tenis
Volleyball: bola voli
Boxing: tinju
Badminton: bulu tangkis
Racing: balap
Dice: dadu
Jackpot: jekpot
Millions: jutaan
Rocket: roket
Balloon: balon
Kite: layang-layang
Marble: kelereng
Mines: ranjau
Goal: gol
Coin Flip: lempar koin
Chicken Road: jalan ayam
Scratch: gosok
Red Lantern: lampion merah
`;
