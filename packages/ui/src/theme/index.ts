export { type AccentTokens, accentTokens, contrast } from './accent.ts'
export { vars } from './contract.css.ts'
