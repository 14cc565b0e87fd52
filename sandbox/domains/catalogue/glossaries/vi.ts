/** Vietnamese translations of the words in game names. */
export const VI = `
Golden: vàng, hoàng kim
Gold: vàng
Lucky: may mắn
Dragon: rồng, long
Jade: ngọc bích, ngọc
Royal: hoàng gia
Mystic: huyền bí, thần bí
Wild: hoang dã
Sweet: ngọt ngào
Fire: lửa
Ocean: đại dương, biển
Moon: mặt trăng, trăng
Sunny: nắng
Tiger: hổ, cọp
Phoenix: phượng hoàng
Diamond: kim cương
Crystal: pha lê
Bamboo: tre, trúc
Lotus: hoa sen, sen
Carabao: trâu
Mango: xoài
Fiesta: lễ hội
Emerald: ngọc lục bảo
Crimson: đỏ thẫm
Silver: bạc
Thunder: sấm sét, sấm
Monkey: khỉ
Panda: gấu trúc
Koi: cá chép
Sakura: hoa anh đào, anh đào
Samurai: võ sĩ
Pharaoh: pharaông
Pirate: hải tặc, cướp biển
Cosmic: vũ trụ
Candy: kẹo
Honey: mật ong
Jungle: rừng rậm
Volcano: núi lửa
Rainbow: cầu vồng
Midnight: nửa đêm
Starlight: ánh sao
Buffalo: trâu
Wolf: sói
Eagle: đại bàng
Rooster: gà trống
Elephant: voi
Sampaguita: hoa nhài
Tamarind: me
Durian: sầu riêng
Peacock: công
Turtle: rùa
Butterfly: bươm bướm
Firefly: đom đóm
Fortune: tài lộc, vận may
Treasure: kho báu
Empire: đế chế
Legends: huyền thoại
Festival: lễ hội
Garden: khu vườn
Palace: cung điện
Riches: giàu có
Spins: vòng quay
Temple: đền, ngôi đền
Kingdom: vương quốc
Blossom: hoa nở
Lantern: đèn lồng
Pearl: ngọc trai
Gems: đá quý
Jewels: trang sức
Coins: đồng xu, tiền vàng
Coin: đồng xu
Harvest: mùa gặt
Voyage: hải trình
Wishes: điều ước
Secrets: bí mật
Throne: ngai vàng
Guardian: người bảo vệ
Warrior: chiến binh
Princess: công chúa
Wheel: bánh xe, vòng quay
Lucky Wheel: vòng quay may mắn
Charms: bùa
Bells: chuông
Fruits: trái cây, hoa quả
Market: chợ
Storm: bão
River: sông
Mountain: núi
Nights: đêm
Baccarat: bacara
Speed: tốc độ
Roulette: cò quay, ru lét
Blackjack: xì dách, xì lát
Dragon Tiger: rồng hổ, long hổ
Sic Bo: tài xỉu
Fan Tan: phán thán
Bull Bull: ngưu ngưu
Xoc Dia: xóc đĩa
Three Card Poker: ba cây, bài ba cây
Color Game: trò chơi màu
Saigon: sài gòn
Hanoi: hà nội
Da Nang: đà nẵng
Can Tho: cần thơ
Hue: huế
Dong Nai: đồng nai
Vung Tau: vũng tàu
Bangkok: băng cốc
Macau: ma cao
Deep Sea: biển sâu
Coral: san hô
Shark: cá mập
Octopus: bạch tuộc
Whale: cá voi
Mermaid: nàng tiên cá, mỹ nhân ngư
Golden Toad: cóc vàng
Lobster: tôm hùm
Stingray: cá đuối
Hunter: thợ săn
Cannon: đại bác
Bounty: tiền thưởng
Tien Len: tiến lên
Mahjong: mạt chược
Poker: bài poker, xì tố
Bull Fight: chọi trâu
Landlord: đấu địa chủ
Domino: cờ domino
Big Two: tiến lên
Rummy: phỏm
Football: bóng đá
Basketball: bóng rổ
Tennis: quần vợt
Volleyball: bóng chuyền
Boxing: quyền anh
Badminton: cầu lông
Racing: đua xe
Dice: xúc xắc
Special: đặc biệt
Jackpot: nổ hũ
Millions: triệu
Super: siêu
Rocket: tên lửa
Balloon: bong bóng
Jet: máy bay
Comet: sao chổi
Kite: diều
Marble: bi
Mines: dò mìn
Hi-Lo: cao thấp
Goal: bàn thắng
Coin Flip: tung đồng xu
Scratch: vé cào, cào
Red Lantern: đèn lồng đỏ
Nine Koi: chín cá chép
`;
