import './layers.css.ts'
import { assignVars, globalStyle } from '@vanilla-extract/css'
import { commonVars, derivedVars, schemeVars } from './contract.css.ts'
import { common, dark, derived, light } from './values.ts'

// `assignVars` does not compile while a token has no value.
const inLight = { colorScheme: 'light', vars: assignVars(schemeVars, light) }
const inDark = { colorScheme: 'dark', vars: assignVars(schemeVars, dark) }

globalStyle(':root, [data-scheme]', { '@layer': { 'shop.tokens': { vars: assignVars(derivedVars, derived) } } })
globalStyle(':root', { '@layer': { 'shop.tokens': { vars: assignVars(commonVars, common) } } })
globalStyle(':root, [data-scheme="light"]', { '@layer': { 'shop.tokens': inLight } })
globalStyle('[data-scheme="dark"]', { '@layer': { 'shop.tokens': inDark } })
globalStyle(':root:not([data-scheme="light"])', {
  '@layer': { 'shop.tokens': { '@media': { '(prefers-color-scheme: dark)': inDark } } },
})
