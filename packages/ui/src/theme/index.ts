import { common, dark, derived, light } from './values.ts'

export { type AccentTokens, accentTokens, contrast } from './accent.ts'
export { type TokenName, type TokenValues, vars } from './contract.css.ts'

/** Values of the theme's tokens: what both schemes share, those of each scheme, and what is derived from the accent. */
export const tokens = { common, light, dark, derived }

export { breakpoints } from '../internal/breakpoints.ts'
