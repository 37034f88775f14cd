import { coarsePointer, componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const card = partSelector('user-card')

componentStyle(card('root'), {
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  paddingBlock: '20px 18px',
  paddingInline: '20px 28px',
  background: vars.inverse,
  color: vars.onInverse,
  fontSize: vars.typeSmall,
  '@media': { [forcedColors]: { border: '1px solid' } },
})
// Dashed line along the edge.
componentStyle(card('root', '::after'), {
  content: '""',
  position: 'absolute',
  insetBlock: '10px',
  insetInlineEnd: '8px',
  inlineSize: '3px',
  background: `repeating-linear-gradient(${vars.accent} 0 6px, transparent 6px 10px)`,
})
componentStyle(card('name'), {
  marginBlockEnd: '6px',
  font: `800 ${vars.typeH3}/1.17 ${vars.fontHeading}`,
})
componentStyle(selectorList(card('email'), card('phone')), {
  minBlockSize: '24px',
  color: 'inherit',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  '@media': { [coarsePointer]: { paddingBlock: '12px' } },
})
// Phone numbers are left to right in every language.
componentStyle(card('phone', ':not([data-missing])'), { direction: 'ltr', unicodeBidi: 'isolate' })
componentStyle(card('phone', '[data-missing]'), { color: vars.onInverseMuted })
componentStyle(selectorList(card('email', ':focus-visible'), card('phone', ':focus-visible')), {
  outlineColor: vars.highlight,
  boxShadow: `0 0 0 2px ${vars.inverse}`,
})
