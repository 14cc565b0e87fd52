import type { MerchantProfile } from './merchant-profiles.ts';
import type { Random } from './random.ts';

interface People {
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly familyFirst: boolean;
  readonly diallingCode: string;
  /** The formats of mobile numbers: a fixed prefix and the number of random digits after it. */
  readonly mobile: readonly (readonly [prefix: string, digits: number])[];
  readonly towns: readonly string[];
  readonly nationality: string;
}

const words = (text: string): readonly string[] => text.split(' ');

const PEOPLE: Readonly<Record<MerchantProfile['people'], People>> = {
  PH: {
    given: words(
      'Maria Jose Juan Ana Mark Angelica Paolo Jasmine Rico Liza Carlo Grace Miguel Joy Rafael Nicole Dennis Camille Arnel Rowena Jericho Trisha Ramon Bea Noel Kristine',
    ),
    family: words(
      'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Flores Villanueva Ramos Aquino Navarro Castillo Salazar Dizon Mercado Pascual Soriano Valdez',
    ),
    familyFirst: false,
    diallingCode: '63',
    mobile: [
      ['917', 7],
      ['918', 7],
      ['927', 7],
      ['945', 7],
      ['956', 7],
      ['977', 7],
      ['998', 7],
    ],
    towns: ['Quezon City', 'Cebu City', 'Davao City', 'Pasig', 'Bacolod', 'Iloilo City', 'Baguio', 'Antipolo'],
    nationality: 'PH',
  },
  VN: {
    given: words(
      'Linh Minh Huong Tuan Lan Duc Thao Nam Mai Hung Trang Khoa Ngoc Phuc Yen Long Hanh Quan Vy Bao Thu Son Nhung Dat',
    ),
    family: words('Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do Ho Ngo Duong Ly'),
    familyFirst: true,
    diallingCode: '84',
    mobile: [
      ['90', 7],
      ['91', 7],
      ['93', 7],
      ['97', 7],
      ['98', 7],
      ['38', 7],
      ['79', 7],
    ],
    towns: ['Ha Noi', 'Ho Chi Minh City', 'Da Nang', 'Can Tho', 'Hai Phong', 'Hue'],
    nationality: 'VN',
  },
  TH: {
    given: words(
      'Somchai Malee Anan Suda Niran Kanya Prasit Ploy Chai Nok Wichai Fah Arthit Dao Korn Mai Sombat Rung Tawan Pim',
    ),
    family: words('Srisai Wongsa Chaiyo Suksan Boonmee Thongdee Saelim Rattana Kaewta Phromma Jaidee Intara'),
    familyFirst: false,
    diallingCode: '66',
    mobile: [
      ['81', 7],
      ['86', 7],
      ['89', 7],
      ['92', 7],
      ['95', 7],
      ['63', 7],
    ],
    towns: ['Bangkok', 'Chiang Mai', 'Khon Kaen', 'Phuket', 'Hat Yai', 'Udon Thani'],
    nationality: 'TH',
  },
  JP: {
    given: words('Haruto Yui Sota Aoi Ren Hina Daiki Mei Kenta Sakura Yuto Rin Takumi Nao Ryo Emi Kaito Mio Shota Aya'),
    family: words(
      'Sato Suzuki Takahashi Tanaka Ito Watanabe Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Matsumoto',
    ),
    familyFirst: true,
    diallingCode: '81',
    mobile: [
      ['90', 8],
      ['80', 8],
      ['70', 8],
    ],
    towns: ['Tokyo', 'Osaka', 'Nagoya', 'Sapporo', 'Fukuoka', 'Sendai'],
    nationality: 'JP',
  },
  ID: {
    given: words(
      'Budi Siti Agus Dewi Rizki Putri Andi Rina Dimas Ayu Fajar Lestari Hendra Wati Bayu Indah Yoga Sari Eko Nina',
    ),
    family: words('Santoso Wijaya Saputra Hidayat Pratama Kusuma Nugroho Siregar Lubis Hartono Gunawan Setiawan'),
    familyFirst: false,
    diallingCode: '62',
    mobile: [
      ['812', 8],
      ['813', 8],
      ['821', 8],
      ['857', 8],
      ['878', 8],
    ],
    towns: ['Jakarta', 'Surabaya', 'Bandung', 'Medan', 'Semarang', 'Makassar'],
    nationality: 'ID',
  },
  MY: {
    given: words(
      'Ahmad Aisyah Hafiz Nurul Amir Farah Wei Mei Kumar Priya Zul Hana Jun Li Ravi Anita Faizal Siti Hock Yee',
    ),
    family: words('Rahman Ismail Hassan Tan Lim Wong Lee Chong Subramaniam Nair Abdullah Yusof Ibrahim Ong'),
    familyFirst: false,
    diallingCode: '60',
    mobile: [
      ['12', 7],
      ['13', 7],
      ['16', 7],
      ['17', 7],
      ['19', 7],
    ],
    towns: ['Kuala Lumpur', 'George Town', 'Johor Bahru', 'Ipoh', 'Kota Kinabalu', 'Kuching'],
    nationality: 'MY',
  },
  KR: {
    given: words(
      'Minjun Seoyeon Jiho Jiwoo Seojun Hayoon Dohyun Sua Junho Yuna Taeyang Nari Hyunwoo Minji Sungmin Eunji',
    ),
    family: words('Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Shin Seo Kwon'),
    familyFirst: true,
    diallingCode: '82',
    mobile: [['10', 8]],
    towns: ['Seoul', 'Busan', 'Incheon', 'Daegu', 'Daejeon', 'Gwangju'],
    nationality: 'KR',
  },
  SG: {
    given: words('Wei Hui Jun Xin Kai Mei Faris Nadia Arjun Divya Marcus Rachel Ryan Chloe Hafiz Aishah Ethan Serene'),
    family: words('Tan Lim Lee Ng Wong Goh Chua Koh Teo Ong Rahman Ismail Pillai Menon'),
    familyFirst: false,
    diallingCode: '65',
    mobile: [
      ['81', 6],
      ['82', 6],
      ['91', 6],
      ['96', 6],
    ],
    towns: ['Bedok', 'Tampines', 'Jurong', 'Toa Payoh', 'Ang Mo Kio', 'Queenstown'],
    nationality: 'SG',
  },
};

export interface Person {
  readonly account: string;
  readonly nickname: string;
  readonly realName: string;
  readonly diallingCode: string;
  readonly mobile: string;
  readonly email: string;
  readonly address: string;
  readonly nationality: string;
  readonly birthday: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Creates a person whose account, mobile number and e-mail address are not in `taken` yet. */
export const makePerson = (kind: MerchantProfile['people'], taken: Set<string>, random: Random): Person => {
  const { given, family, familyFirst, diallingCode, mobile, towns, nationality } = PEOPLE[kind];
  for (;;) {
    const [first, last] = [random.pick(given), random.pick(family)];
    const account = `${first}${random.pick([last, last.slice(0, 3), ''])}${random.between(1, 99)}`.toLowerCase();
    const [prefix, digits] = random.pick(mobile);
    const number = prefix + random.digits(digits);
    if (account.length < 4 || account.length > 16 || taken.has(account) || taken.has(number)) continue;
    taken.add(account).add(number);
    return {
      account,
      nickname: first,
      realName: familyFirst ? `${last} ${first}` : `${first} ${last}`,
      diallingCode,
      mobile: number,
      email: `${account}@mail.example`,
      address: random.pick(towns),
      nationality,
      birthday: `${random.between(1962, 2003)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
    };
  }
};
