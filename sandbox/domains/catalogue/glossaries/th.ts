/** Thai translations of the words in game names, including English words in Thai script. */
export const TH = `
Golden: ทอง, ทองคำ, โกลเด้น
Gold: ทอง, ทองคำ, โกลด์
Lucky: โชคดี, นำโชค, ลัคกี้
Dragon: มังกร, ดราก้อน
Jade: หยก
Royal: ราชา, รอยัล
Mystic: ลึกลับ
Wild: ป่า, ไวลด์
Sweet: หวาน, สวีท
Fire: ไฟ, ไฟร์
Ocean: มหาสมุทร, ทะเล
Moon: พระจันทร์, จันทร์
Sunny: ตะวัน
Tiger: เสือ, ไทเกอร์
Phoenix: ฟีนิกซ์, หงส์ไฟ
Diamond: เพชร, ไดมอนด์
Crystal: คริสตัล
Bamboo: ไผ่
Lotus: ดอกบัว, บัว, โลตัส
Manila: มะนิลา
Carabao: คาราบาว, ควาย
Mango: มะม่วง
Fiesta: เฟียสต้า
Emerald: มรกต
Crimson: แดงเข้ม
Silver: เงิน, ซิลเวอร์
Thunder: สายฟ้า, ฟ้าร้อง, ธันเดอร์
Monkey: ลิง
Panda: แพนด้า
Koi: ปลาคาร์ป, โค่ย
Sakura: ซากุระ
Samurai: ซามูไร
Pharaoh: ฟาโรห์
Viking: ไวกิ้ง
Aztec: แอซเท็ก
Pirate: โจรสลัด
Cosmic: จักรวาล
Neon: นีออน
Candy: ลูกกวาด, แคนดี้
Honey: น้ำผึ้ง
Jungle: ป่า, จังเกิล
Volcano: ภูเขาไฟ
Rainbow: สายรุ้ง
Midnight: เที่ยงคืน
Starlight: แสงดาว
Buffalo: ควาย, บัฟฟาโล่
Wolf: หมาป่า
Eagle: นกอินทรี, อินทรี
Rooster: ไก่, ไก่ตัวผู้
Elephant: ช้าง
Naga: นาคา, พญานาค
Garuda: ครุฑ
Barong: บารอง
Sampaguita: มะลิ
Tamarind: มะขาม
Durian: ทุเรียน
Peacock: นกยูง
Turtle: เต่า
Butterfly: ผีเสื้อ
Firefly: หิ่งห้อย
Fortune: โชคลาภ, ฟอร์จูน
Treasure: สมบัติ, ขุมทรัพย์
Empire: จักรวรรดิ, อาณาจักร
Legends: ตำนาน
Festival: เทศกาล
Garden: สวน
Palace: วัง, พระราชวัง
Riches: ร่ำรวย, ความมั่งคั่ง
Spins: สปิน, หมุน
Reels: รีล
Temple: วิหาร, วัด
Kingdom: อาณาจักร
Quest: ภารกิจ, เควส
Rush: รัช
Blossom: ดอกไม้
Lantern: โคมไฟ
Pearl: ไข่มุก
Gems: อัญมณี
Jewels: อัญมณี, จิวเวล
Coins: เหรียญ
Coin: เหรียญ
Harvest: เก็บเกี่ยว
Parade: ขบวน
Voyage: เดินทาง
Wishes: คำอธิษฐาน
Secrets: ความลับ
Throne: บัลลังก์
Guardian: ผู้พิทักษ์
Warrior: นักรบ
Princess: เจ้าหญิง
Wheel: วงล้อ
Lucky Wheel: วงล้อนำโชค
Charms: เครื่องราง
Bells: ระฆัง
Fruits: ผลไม้
Market: ตลาด
Caravan: คาราวาน
Storm: พายุ
River: แม่น้ำ
Mountain: ภูเขา
Nights: ราตรี, กลางคืน
Baccarat: บาคาร่า
Speed: สปีด
Roulette: รูเล็ต
Blackjack: แบล็คแจ็ค
Dragon Tiger: เสือมังกร
Sic Bo: ไฮโล, ซิคโบ
Hi-Lo: ไฮโล
Fan Tan: ฟานทาน, กำถั่ว
Bull Bull: วัววัว, บูลบูล
Xoc Dia: ซ็อกเดีย
Pok Deng: ป๊อกเด้ง, ไพ่ป๊อก
Three Card Poker: ไพ่สามใบ
Color Game: เกมสี
Cebu: เซบู
Davao: ดาเวา
Saigon: ไซง่อน
Hanoi: ฮานอย
Da Nang: ดานัง
Bangkok: กรุงเทพ
Phuket: ภูเก็ต
Chiang Mai: เชียงใหม่
Vientiane: เวียงจันทน์
Phnom Penh: พนมเปญ
Tokyo: โตเกียว
Osaka: โอซาก้า
Jakarta: จาการ์ตา
Bali: บาหลี
Kuala Lumpur: กัวลาลัมเปอร์
Penang: ปีนัง
Macau: มาเก๊า
Seoul: โซล
Deep Sea: ทะเลลึก
Coral: ปะการัง
Shark: ฉลาม
Octopus: ปลาหมึก
Whale: วาฬ
Mermaid: นางเงือก
Golden Toad: คางคกทอง
Lobster: กุ้งมังกร, ล็อบสเตอร์
Stingray: กระเบน
Hunter: นักล่า
Cannon: ปืนใหญ่
Bounty: ค่าหัว
Mahjong: ไพ่นกกระจอก, มาจอง
Poker: โป๊กเกอร์
Bull Fight: วัวชน
Landlord: เจ้าของที่ดิน
Domino: โดมิโน
Big Two: บิ๊กทู, สลาฟ
Rummy: รัมมี่, ดัมมี่
Football: ฟุตบอล, บอล
Basketball: บาสเกตบอล
Tennis: เทนนิส
Volleyball: วอลเลย์บอล
Boxing: มวย
Badminton: แบดมินตัน
Racing: แข่งรถ
Keno: คีโน
Dice: ลูกเต๋า
Jackpot: แจ็คพอต
Millions: ล้าน
Super: ซุปเปอร์
Mega: เมก้า
Rocket: จรวด
Balloon: ลูกโป่ง
Jet: เจ็ท
Kite: ว่าว
Pinball: พินบอล
Plinko: พลิงโก้
Mines: เหมือง, ทุ่นระเบิด
Goal: โกล, ประตู
Scratch: ขูด
Bingo: บิงโก
Craps: แครปส์
Luna: ลูน่า
Red Lantern: โคมแดง
`;
