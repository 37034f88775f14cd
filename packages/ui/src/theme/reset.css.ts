import './layers.css.ts'
import { reset, resetElements } from './reset-rules.ts'

// Of the whole page, for shops that want one; the parts themselves need only parts-reset.css.ts.
reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })
reset('body', { margin: 0 })
resetElements(selector => selector)
reset('summary::-webkit-details-marker', { display: 'none' })
// The attribute must override any `display`.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' })
