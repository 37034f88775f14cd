import './layers.css.ts'
import { reset, resetElements } from './reset-rules.ts'

// Of the parts: the rest of the page, and what a consumer puts into a part, keep the styles that they have.
const inParts = ':where([data-scope], [data-scope] *)'

reset(`${inParts}, ${inParts}::before, ${inParts}::after`, { boxSizing: 'border-box' })
reset('[data-scope]:not(input, select, textarea)', { margin: 0, padding: 0 })
resetElements(
  selector => `[data-scope]:where(${selector})`,
  selector => `${inParts}:where(${selector})`,
)
// The attribute must override any `display` of a part.
reset('[data-scope]::-webkit-details-marker, [data-scope][hidden]:not([hidden="until-found"])', {
  display: 'none !important',
})
