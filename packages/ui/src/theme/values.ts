/** Values of the theme, by token. Plain data: the build writes them as CSS and as JSON for design tools. */

// Tokens derived from the accent are computed from its CIE lightness `l`, 0 to 100, so that setting `--shop-accent` is
// enough. White text has 4.5:1 on it up to 49.4, black above, the dark text colour (lightness 8) above 54.
const fromAccent = (lightness: string, share = '') =>
  `lab(from var(--shop-accent) ${lightness} ${share ? `calc(a * ${share}) calc(b * ${share})` : 'a b'})`

/** Computed from the accent; repeated in each scheme, since a custom property is computed where it is declared. */
export const derived = {
  accentEdge: fromAccent('calc(l - 15.8)', '0.87'),
  onAccent: `lab(from var(--shop-accent) calc(clamp(0, (49.4 - l) * 999, 100) + clamp(0, (l - 54) * 999, 8)) 0 0)`,
}

export const light = {
  text: '#15181b',
  textMuted: '#4a535c',
  textSubtle: '#5e6770',
  background: '#f7f5f0',
  surface: '#ffffff',
  surfaceSunken: '#ece9e1',
  mediaSurface: '#f1efe8',
  mediaBorder: '#e3dfd4',
  border: '#dcd8ce',
  borderControl: '#85817a',
  borderStrong: '#15181b',
  // Darker, but not beyond what the text on it needs; as a line 3:1 on every light background.
  accentHover: fromAccent('calc(l - clamp(0, (49.4 - l) * 999, 5) - clamp(0, l - 54, 5))'),
  accentLine: fromAccent('min(l - 11.4, 53)', '0.95'),
  success: '#18713f',
  warning: '#955000',
  unavailable: '#5e6770',
  danger: '#b3261e',
  dangerSurface: '#fbeae6',
  inverse: '#15181b',
  inverseRaised: '#22272c',
  inverseBorder: '#3a4249',
  onInverse: '#f7f5f0',
  scrim: 'rgb(21 24 27 / 0.62)',
  elevationOverlay: '0 1px 2px rgb(21 24 27 / 0.12), 0 16px 40px -8px rgb(21 24 27 / 0.28)',
}

export const dark = {
  text: '#f3f0e9',
  textMuted: '#b9c0c6',
  textSubtle: '#98a1a9',
  background: '#15181b',
  surface: '#1d2125',
  surfaceSunken: '#0e1012',
  mediaSurface: '#cfcdc6',
  mediaBorder: '#c1beb5',
  border: '#32383e',
  borderControl: '#747d86',
  borderStrong: '#f3f0e9',
  accentHover: fromAccent('calc(l + clamp(0, 49 - l, 4) + clamp(0, (l - 49.4) * 999, 4))', '0.85'),
  accentLine: fromAccent('max(l + 5.5, 50)', '0.8'),
  success: '#5cc98d',
  warning: '#f0a64a',
  unavailable: '#98a1a9',
  danger: '#ff8f84',
  dangerSurface: '#33201f',
  // Lighter than the page: a darker band could not be told from it.
  inverse: '#262c32',
  inverseRaised: '#32393f',
  inverseBorder: '#4b545c',
  onInverse: '#f3f0e9',
  scrim: 'rgb(5 6 7 / 0.72)',
  elevationOverlay: '0 0 0 1px #32383e, 0 16px 40px -8px rgb(0 0 0 / 0.7)',
}

/** The same in both schemes. */
export const common = {
  accent: '#ff5b1f',
  mediaText: '#15181b',
  highlight: '#ddf247',
  onHighlight: '#15181b',
  onInverseMuted: '#b9c0c6',
  inverseDanger: '#ff8f84',
  fontHeading: '"Sofia Sans Condensed", "Sofia Fallback", "Onest", "Arial Narrow", sans-serif',
  fontBody: '"Onest", "Onest Fallback", Arial, sans-serif',
  typeDisplay: 'clamp(3rem, 1.2rem + 5.8vw, 6.5rem)',
  typeH1: 'clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem)',
  typeH2: 'clamp(1.875rem, 1.6rem + 1.1vw, 2.5rem)',
  typeH3: '1.5rem',
  typeH4: '1.25rem',
  typeLead: '1.125rem',
  typeBody: '1rem',
  typeSmall: '0.875rem',
  typeCaption: '0.8125rem',
  space1: '4px',
  space2: '8px',
  space3: '12px',
  space4: '16px',
  space5: '20px',
  space6: '24px',
  space8: '32px',
  space10: '40px',
  space12: '48px',
  space16: '64px',
  space20: '80px',
  space24: '96px',
  spaceGutter: 'clamp(16px, 2.8vw, 40px)',
  spaceSection: 'clamp(48px, 5.6vw, 80px)',
  radiusSmall: '2px',
  radius: '2px',
  radiusLarge: '2px',
  radiusFull: '999px',
  sizeTouch: '44px',
  sizeControl: '48px',
  motionFast: '120ms',
  motionNormal: '200ms',
  motionSlide: '500ms',
  motionEasing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
}
