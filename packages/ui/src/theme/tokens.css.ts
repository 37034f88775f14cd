import './layers.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

// Tokens derived from the accent are computed from its CIE lightness `l`, 0 to 100, so that setting `--shop-accent` is
// enough. White text has 4.5:1 on it up to 49.4, black above, the dark text colour (lightness 8) above 54.
const fromAccent = (lightness: string, share = '') =>
  `lab(from ${vars.accent} ${lightness} ${share ? `calc(a * ${share}) calc(b * ${share})` : 'a b'})`
const derived = {
  [vars.accentEdge]: fromAccent('calc(l - 15.8)', '0.87'),
  [vars.onAccent]: `lab(from ${vars.accent} calc(clamp(0, (49.4 - l) * 999, 100) + clamp(0, (l - 54) * 999, 8)) 0 0)`,
}

const light = {
  [vars.text]: '#15181b',
  [vars.textMuted]: '#4a535c',
  [vars.textSubtle]: '#5e6770',
  [vars.background]: '#f7f5f0',
  [vars.surface]: '#ffffff',
  [vars.surfaceSunken]: '#ece9e1',
  [vars.mediaSurface]: '#f1efe8',
  [vars.mediaBorder]: '#e3dfd4',
  [vars.border]: '#dcd8ce',
  [vars.borderControl]: '#85817a',
  [vars.borderStrong]: '#15181b',
  // Darker, but not beyond what the text on it needs; as a line 3:1 on every light background.
  [vars.accentHover]: fromAccent('calc(l - clamp(0, (49.4 - l) * 999, 5) - clamp(0, l - 54, 5))'),
  [vars.accentLine]: fromAccent('min(l - 11.4, 53)', '0.95'),
  [vars.success]: '#18713f',
  [vars.warning]: '#955000',
  [vars.unavailable]: '#5e6770',
  [vars.danger]: '#b3261e',
  [vars.dangerSurface]: '#fbeae6',
  [vars.inverse]: '#15181b',
  [vars.inverseRaised]: '#22272c',
  [vars.inverseBorder]: '#3a4249',
  [vars.onInverse]: '#f7f5f0',
  [vars.scrim]: 'rgb(21 24 27 / 0.62)',
  [vars.elevationOverlay]: '0 1px 2px rgb(21 24 27 / 0.12), 0 16px 40px -8px rgb(21 24 27 / 0.28)',
}

const dark = {
  [vars.text]: '#f3f0e9',
  [vars.textMuted]: '#b9c0c6',
  [vars.textSubtle]: '#98a1a9',
  [vars.background]: '#15181b',
  [vars.surface]: '#1d2125',
  [vars.surfaceSunken]: '#0e1012',
  [vars.mediaSurface]: '#cfcdc6',
  [vars.mediaBorder]: '#c1beb5',
  [vars.border]: '#32383e',
  [vars.borderControl]: '#747d86',
  [vars.borderStrong]: '#f3f0e9',
  [vars.accentHover]: fromAccent('calc(l + clamp(0, 49 - l, 4) + clamp(0, (l - 49.4) * 999, 4))', '0.85'),
  [vars.accentLine]: fromAccent('max(l + 5.5, 50)', '0.8'),
  [vars.success]: '#5cc98d',
  [vars.warning]: '#f0a64a',
  [vars.unavailable]: '#98a1a9',
  [vars.danger]: '#ff8f84',
  [vars.dangerSurface]: '#33201f',
  // Lighter than the page: a darker band could not be told from it.
  [vars.inverse]: '#262c32',
  [vars.inverseRaised]: '#32393f',
  [vars.inverseBorder]: '#4b545c',
  [vars.onInverse]: '#f3f0e9',
  [vars.scrim]: 'rgb(5 6 7 / 0.72)',
  [vars.elevationOverlay]: '0 0 0 1px #32383e, 0 16px 40px -8px rgb(0 0 0 / 0.7)',
}

/** The same in both schemes. */
const common = {
  [vars.accent]: '#ff5b1f',
  [vars.mediaText]: '#15181b',
  [vars.highlight]: '#ddf247',
  [vars.onHighlight]: '#15181b',
  [vars.onInverseMuted]: '#b9c0c6',
  [vars.inverseDanger]: '#ff8f84',
  [vars.fontHeading]: '"Sofia Sans Condensed", "Sofia Fallback", "Onest", "Arial Narrow", sans-serif',
  [vars.fontBody]: '"Onest", "Onest Fallback", Arial, sans-serif',
  [vars.typeDisplay]: 'clamp(3rem, 1.2rem + 5.8vw, 6.5rem)',
  [vars.typeH1]: 'clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem)',
  [vars.typeH2]: 'clamp(1.875rem, 1.6rem + 1.1vw, 2.5rem)',
  [vars.typeH3]: '1.5rem',
  [vars.typeH4]: '1.25rem',
  [vars.typeLead]: '1.125rem',
  [vars.typeBody]: '1rem',
  [vars.typeSmall]: '0.875rem',
  [vars.typeCaption]: '0.8125rem',
  [vars.space1]: '4px',
  [vars.space2]: '8px',
  [vars.space3]: '12px',
  [vars.space4]: '16px',
  [vars.space5]: '20px',
  [vars.space6]: '24px',
  [vars.space8]: '32px',
  [vars.space10]: '40px',
  [vars.space12]: '48px',
  [vars.space16]: '64px',
  [vars.space20]: '80px',
  [vars.space24]: '96px',
  [vars.spaceGutter]: 'clamp(16px, 2.8vw, 40px)',
  [vars.spaceSection]: 'clamp(48px, 5.6vw, 80px)',
  [vars.radius]: '2px',
  [vars.sizeTouch]: '44px',
  [vars.sizeControl]: '48px',
  [vars.motionFast]: '120ms',
  [vars.motionNormal]: '200ms',
  [vars.motionEasing]: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
}

// Tokens derived from another token are repeated per scheme: a custom property is computed where it is declared.
globalStyle(':root, [data-scheme]', { '@layer': { 'shop.tokens': { vars: derived } } })
globalStyle(':root', { '@layer': { 'shop.tokens': { vars: common } } })
globalStyle(':root, [data-scheme="light"]', { '@layer': { 'shop.tokens': { colorScheme: 'light', vars: light } } })
globalStyle('[data-scheme="dark"]', { '@layer': { 'shop.tokens': { colorScheme: 'dark', vars: dark } } })
globalStyle(':root:not([data-scheme="light"])', {
  '@layer': {
    'shop.tokens': { '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark } } },
  },
})
