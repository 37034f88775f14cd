import './layers.css.ts'
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { breakpoints, componentStyle, partSelector, selectorList } from './component-styles.ts'
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
const stepper = partSelector('quantity-stepper')
const at = (...selectors: string[]) => selectorList(...selectors.map(selector => `${quiet} ${selector}`))

// Thick rules and edges become hairlines; what stands by itself is rounded.
const round = commonVars.radiusLarge
componentStyle(at(button('root')), {
  boxShadow: 'none',
  borderRadius: commonVars.radiusFull,
  textTransform: 'none',
})
componentStyle(at(modal('content'), partSelector('consent-banner')('root')), {
  borderBlockStart: 0,
  borderRadius: round,
})
componentStyle(at(modal('content', '[data-placement="end"]')), { borderStartEndRadius: 0, borderEndEndRadius: 0 })
componentStyle(at(modal('content', '[data-placement="start"]')), { borderStartStartRadius: 0, borderEndStartRadius: 0 })
componentStyle(at(modal('content', '[data-placement="center"]')), {
  '@media': { [breakpoints.phone]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } },
})
componentStyle(at(modal('footer')), { borderBlockStartWidth: '1px' })
componentStyle(
  at(
    card('root'),
    partSelector('toast')('root'),
    partSelector('language-badge')('content'),
    partSelector('account-menu')('content'),
  ),
  { borderRadius: round, overflow: 'hidden' },
)
const sidebar = partSelector('account-sidebar')
componentStyle(at(sidebar('trigger'), sidebar('content')), {
  borderRadius: round,
  borderColor: schemeVars.border,
  overflow: 'hidden',
})
// Serifs are wide: large prices still fit in a card on a phone.
componentStyle(at(`${card('buy-box')} ${partSelector('price')('now')}`), {
  '@media': { [breakpoints.phone]: { fontSize: '1.0625rem' } },
})
// Not clipped: its message opens below it.
componentStyle(at(stepper('root'), stepper('decrement'), stepper('increment')), { borderRadius: round })
componentStyle(at(stepper('input')), { fontSize: '1.125rem' })
const headings = ['display', 'h1', 'h2', 'h3', 'h4', 'overline'].map(role => `[data-text~="${role}"]`)
componentStyle(at(...headings), { textTransform: 'none', fontWeight: 600 })
