import './layers.css.ts'
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { 'shop.reset': rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollPaddingTop: '96px' })
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', { margin: 0 })
reset('ul, ol, fieldset', { padding: 0 })
reset('ul, ol', { listStyle: 'none' })
reset('fieldset', { border: 0, minInlineSize: 0 })
reset('legend', { padding: 0 })
reset('img, svg', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer', textAlign: 'inherit' })
reset('table', { borderCollapse: 'collapse', inlineSize: '100%' })
reset('th', { fontWeight: 'inherit', textAlign: 'start' })
reset('a', { color: 'inherit' })
reset('summary', { cursor: 'pointer', listStyle: 'none' })
reset('summary::-webkit-details-marker', { display: 'none' })
// The attribute must override any `display` of a part.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' })
