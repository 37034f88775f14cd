import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

// The frame around the stories in the colours and fonts of the theme; dark where the system is.
const dark = matchMedia('(prefers-color-scheme: dark)').matches
const colours = dark
  ? { page: '#15181b', surface: '#1d2125', text: '#f3f0e9', muted: '#b9c0c6', border: '#32383e' }
  : { page: '#f7f5f0', surface: '#ffffff', text: '#15181b', muted: '#4a535c', border: '#dcd8ce' }

addons.setConfig({
  theme: create({
    base: dark ? 'dark' : 'light',
    brandTitle: '@shop/ui · @shop/flows',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Onest", Arial, sans-serif',
    colorPrimary: '#ff5b1f',
    // Links and what is chosen: 4.5 : 1 on both surfaces of the scheme.
    colorSecondary: dark ? '#ff8a5c' : '#a83200',
    appBg: colours.page,
    appContentBg: colours.surface,
    appPreviewBg: colours.surface,
    appBorderColor: colours.border,
    appBorderRadius: 2,
    textColor: colours.text,
    textMutedColor: colours.muted,
    barBg: colours.surface,
    barTextColor: colours.muted,
    barSelectedColor: dark ? '#ff8a5c' : '#a83200',
    barHoverColor: colours.text,
    inputBg: colours.surface,
    inputBorder: dark ? '#747d86' : '#85817a',
    inputTextColor: colours.text,
    inputBorderRadius: 2,
  }),
  sidebar: { showRoots: true },
})
