import type { ThemeTokens } from '../brand.ts';

const values = <K extends string>(table: Readonly<Record<K, string>>) =>
  Object.fromEntries(Object.entries(table).map(([token, value]) => [token, { $value: value }])) as Record<
    K,
    { $value: string }
  >;

/** The default tokens below every look. A brand gets them if its look does not exist; a brand without a look sets all tokens itself. */
export const PRODUCT_TOKENS: ThemeTokens = {
  light: {
    $type: 'color',
    ...values({
      canvas: '#F6F7F8',
      surface: '#FFFFFF',
      raised: '#EFF1F3',
      line: '#DDE1E5',
      'field-line': '#767E87',
      ink: '#1B2126',
      'ink-muted': '#525B64',
      header: '#20272E',
      'on-header': '#F3F6F8',
      primary: '#1F5FBF',
      'on-primary': '#FFFFFF',
      'primary-ink': '#1A55AD',
      accent: '#F0C04A',
      'on-accent': '#2E2206',
      'accent-ink': '#7A5600',
      danger: '#B42318',
      'on-danger': '#FFFFFF',
      'danger-ink': '#A51D14',
      'success-ink': '#17694A',
      focus: '#4D82D6',
      footer: '#171C21',
      'on-footer': '#D5DCE2',
    }),
  },
  dark: {
    $type: 'color',
    ...values({
      canvas: '#101418',
      surface: '#181E24',
      raised: '#212930',
      line: '#323C45',
      'field-line': '#7F8C98',
      ink: '#F1F4F6',
      'ink-muted': '#B1BBC4',
      header: '#171C21',
      'on-header': '#F1F4F6',
      primary: '#2F6BC9',
      'on-primary': '#FFFFFF',
      'primary-ink': '#8FBBFF',
      accent: '#F0C04A',
      'on-accent': '#2E2206',
      'accent-ink': '#F5CD6C',
      danger: '#C9302C',
      'on-danger': '#FFFFFF',
      'danger-ink': '#FF9A92',
      'success-ink': '#7EDBA8',
      focus: '#8FBBFF',
      footer: '#0B0E11',
      'on-footer': '#B1BBC4',
    }),
  },
  dimension: { $type: 'dimension', ...values({ 'radius-control': '8px', 'radius-card': '12px' }) },
  fontFamily: {
    $type: 'fontFamily',
    ...values({
      'font-body': "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
      'font-display': "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
    }),
  },
};
