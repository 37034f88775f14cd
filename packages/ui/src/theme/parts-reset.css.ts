import './layers.css.ts'
import { reset, resetElements } from './reset-rules.ts'

// Of the parts and what is in them: the rest of the page keeps the styles that it has.
const inParts = ':where([data-scope], [data-scope] *)'

reset(`${inParts}, ${inParts}::before, ${inParts}::after`, { boxSizing: 'border-box' })
resetElements(selector => `${inParts}:where(${selector})`)
reset(`${inParts}::-webkit-details-marker`, { display: 'none' })
// The attribute must override any `display` of a part.
reset(`${inParts}[hidden]:not([hidden="until-found"])`, { display: 'none !important' })
