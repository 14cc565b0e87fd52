import type { FontScript } from '#schemas/layout/font-scripts.ts';

/** Sample texts for comparing fonts, in which the letters of a script are about as frequent as in headings. */
export const SAMPLE_TEXTS: Readonly<Record<FontScript, string>> = {
  latin:
    'The quick rounds of each new game are drawn in the evening; Popular Games, New Games, Promotions, How to Start, Latest Winners',
  'latin-ext': 'ąćęłńśźżčďěňřšťůžğışőűāēģīķļņū',
  vietnamese: 'ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹăđĩũơưẠẢẤẦẬĐƠƯ',
  thai: 'เกมยอดนิยมและโปรโมชันใหม่สำหรับผู้เล่นทุกคน ผู้ชนะล่าสุด ประกาศ วิธีเริ่มต้น',
  cyrillic: 'Популярные игры и новые акции для каждого игрока этого вечера',
  greek: 'Δημοφιλή παιχνίδια και νέες προσφορές για κάθε παίκτη',
};

type Weight = 'regular' | 'bold';

/** A font of an operating system. */
export interface SystemFont {
  readonly name: string;
  /** Whether it has serifs. */
  readonly serif: boolean;
  /** The full names and PostScript names by which style sheets find the font or one with equal widths. */
  readonly local: Readonly<Record<Weight, readonly string[]>>;
  /** The mean width of a character of the script's sample text, in units of the font size. */
  readonly widths: Readonly<Record<Weight, Readonly<Partial<Record<FontScript, number>>>>>;
}

/**
 * The system fonts in which a page is shown until its own fonts are loaded. Their widths are measured in the fonts
 * themselves or in free fonts with equal widths.
 */
export const SYSTEM_FONTS: readonly SystemFont[] = [
  {
    name: 'Arial',
    serif: false,
    local: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
    widths: {
      regular: { latin: 0.4747, 'latin-ext': 0.4942, vietnamese: 0.5803, cyrillic: 0.506, greek: 0.4708 },
      bold: { latin: 0.5054, 'latin-ext': 0.5357, vietnamese: 0.6116, cyrillic: 0.5482, greek: 0.5128 },
    },
  },
  {
    name: 'Roboto',
    serif: false,
    local: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
    widths: {
      regular: { latin: 0.4683, 'latin-ext': 0.4951, vietnamese: 0.5533, cyrillic: 0.5201, greek: 0.4929 },
      bold: { latin: 0.4744, 'latin-ext': 0.5037, vietnamese: 0.5581, cyrillic: 0.525, greek: 0.5028 },
    },
  },
  {
    name: 'Noto Sans Thai',
    serif: false,
    local: {
      regular: ['Noto Sans Thai', 'NotoSansThai-Regular'],
      bold: ['Noto Sans Thai Bold', 'NotoSansThai-Bold'],
    },
    widths: { regular: { thai: 0.403 }, bold: { thai: 0.4263 } },
  },
  {
    name: 'Times New Roman',
    serif: true,
    local: {
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    },
    widths: {
      regular: { latin: 0.4287, 'latin-ext': 0.443, vietnamese: 0.507, cyrillic: 0.4655, greek: 0.431 },
      bold: { latin: 0.4565, 'latin-ext': 0.4705, vietnamese: 0.5329, cyrillic: 0.5018, greek: 0.4567 },
    },
  },
  {
    name: 'Noto Serif',
    serif: true,
    local: { regular: ['Noto Serif', 'NotoSerif-Regular'], bold: ['Noto Serif Bold', 'NotoSerif-Bold'] },
    widths: {
      regular: { latin: 0.5053, 'latin-ext': 0.5197, vietnamese: 0.5912, cyrillic: 0.558, greek: 0.4999 },
      bold: { latin: 0.5345, 'latin-ext': 0.5519, vietnamese: 0.6375, cyrillic: 0.5792, greek: 0.5353 },
    },
  },
  {
    name: 'Noto Serif Thai',
    serif: true,
    local: {
      regular: ['Noto Serif Thai', 'NotoSerifThai-Regular'],
      bold: ['Noto Serif Thai Bold', 'NotoSerifThai-Bold'],
    },
    widths: { regular: { thai: 0.4328 }, bold: { thai: 0.4475 } },
  },
];
