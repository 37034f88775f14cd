import './layers.css.ts'
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { componentStyle, partSelector, selectorList } from './component-styles.ts'
import { commonVars, derivedVars, schemeVars } from './contract.css.ts'
import { common, dark, light } from './quiet-values.ts'
import { derived } from './values.ts'

// A second theme over the first: quiet and rounded. `createGlobalTheme` does not compile while a token is missing.
const quiet = '[data-theme="quiet"]'
const inDarkScheme = selectorList(`${quiet}[data-scheme="dark"]`, `${quiet} [data-scheme="dark"]`)
const layer = { '@layer': 'shop.tokens' } as const

createGlobalTheme(quiet, commonVars, { ...layer, ...common })
createGlobalTheme(selectorList(quiet, `${quiet} [data-scheme]`), derivedVars, { ...layer, ...derived })
createGlobalTheme(selectorList(quiet, `${quiet} [data-scheme="light"]`), schemeVars, { ...layer, ...light })
createGlobalTheme(inDarkScheme, schemeVars, { ...layer, ...dark })
globalStyle(quiet, { '@layer': { 'shop.tokens': { colorScheme: 'light' } } })
globalStyle(inDarkScheme, { '@layer': { 'shop.tokens': { colorScheme: 'dark' } } })

const button = partSelector('button')
const modal = partSelector('modal')
const card = partSelector('product-card')
const at = (...selectors: string[]) => selectorList(...selectors.map(selector => `${quiet} ${selector}`))

// Thick rules and edges become hairlines; what stands by itself is rounded.
componentStyle(at(button('root')), { boxShadow: 'none', borderRadius: '999px', textTransform: 'none' })
componentStyle(at(modal('content')), { borderBlockStart: 0, borderRadius: '20px' })
componentStyle(at(modal('content', '[data-placement="end"]')), { borderRadius: '20px 0 0 20px' })
componentStyle(at(modal('content', '[data-placement="start"]')), { borderRadius: '0 20px 20px 0' })
componentStyle(at(modal('footer')), { borderBlockStartWidth: '1px' })
componentStyle(
  at(
    partSelector('language-badge')('content'),
    partSelector('account-menu')('content'),
    partSelector('action-menu')('content'),
  ),
  { borderBlockStart: 0, borderRadius: '12px', overflow: 'hidden' },
)
componentStyle(at(card('root'), partSelector('toast')('root'), partSelector('quantity-stepper')('root')), {
  borderRadius: '14px',
  overflow: 'hidden',
})
componentStyle(at('[data-text]'), { textTransform: 'none', fontWeight: 600 })
