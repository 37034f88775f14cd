import './layers.css.ts'
import { reset, resetElements } from './reset-rules.ts'

// Of the whole page, for shops that want one; the parts themselves need only parts-reset.css.ts.
reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', { margin: 0 })
reset('ul, ol, fieldset, legend, button', { padding: 0 })
const everywhere = (selector: string) => selector
resetElements(everywhere, everywhere)
reset('button, input, select, textarea', { letterSpacing: 'inherit' })
reset('button', { textAlign: 'inherit' })
reset('button, summary', { cursor: 'pointer' })
reset('summary::-webkit-details-marker', { display: 'none' })
// The attribute must override any `display`.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' })
