import { withTheme } from '@rjsf/core';
import { theme } from './theme.ts';

/** RJSF with our theme. */
export const ThemedForm = withTheme(theme);
