import { create, type ThemeVars } from 'storybook/theming'

/** Whether the system asks for a dark interface. */
export const isDark = matchMedia('(prefers-color-scheme: dark)').matches

const colours = isDark
  ? { page: '#15181b', surface: '#1d2125', text: '#f3f0e9', muted: '#b9c0c6', border: '#32383e', accent: '#ff8a5c' }
  : { page: '#f7f5f0', surface: '#ffffff', text: '#15181b', muted: '#4a535c', border: '#dcd8ce', accent: '#a83200' }

/** Frame around the stories and docs pages, in the colours and fonts of the theme; dark where the system is. */
export const brand: ThemeVars = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: '@shop/ui · @shop/flows',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Onest", Arial, sans-serif',
  colorPrimary: '#ff5b1f',
  // Links and what is chosen: 4.5 : 1 on both surfaces of the scheme.
  colorSecondary: colours.accent,
  appBg: colours.page,
  appContentBg: colours.surface,
  appPreviewBg: colours.surface,
  appBorderColor: colours.border,
  appBorderRadius: 2,
  textColor: colours.text,
  textMutedColor: colours.muted,
  barBg: colours.surface,
  barTextColor: colours.muted,
  barSelectedColor: colours.accent,
  barHoverColor: colours.text,
  inputBg: colours.surface,
  inputBorder: isDark ? '#747d86' : '#85817a',
  inputTextColor: colours.text,
  inputBorderRadius: 2,
})
