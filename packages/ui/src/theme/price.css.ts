import { breakpoints, componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const price = partSelector('price')

componentStyle(price('root'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
})
componentStyle(price('now'), {
  font: `800 1.875rem/1 ${vars.fontHeading}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [breakpoints.phone]: { fontSize: '1.625rem' } },
})
// An amount is always written left to right, including its currency sign.
componentStyle(selectorList(price('now'), price('was')), {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  // The spaces of an amount do not break; only one that is wider than its place is broken.
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
})
// The heading font has no ₴: the currency sign uses the body font.
componentStyle(price('currency'), { font: `600 0.62em/1 ${vars.fontBody}` })
componentStyle(price('was'), {
  fontSize: vars.typeSmall,
  color: vars.textSubtle,
  textDecoration: 'line-through 1px',
})
componentStyle(price('from'), { fontSize: vars.typeSmall, color: vars.textMuted })
componentStyle(selectorList(`[data-surface="inverse"] ${price('from')}`, `[data-surface="inverse"] ${price('was')}`), {
  color: vars.onInverseMuted,
})
componentStyle(`${price('root', '[data-reduced]')} ${price('now')}`, {
  background: vars.accent,
  color: vars.onAccent,
  padding: '3px 8px 2px',
  marginBlock: '-3px -2px',
})
const size = (name: string, part: string) => `${price('root', `[data-size="${name}"]`)} ${price(part)}`
componentStyle(size('large', 'now'), {
  fontSize: '3.25rem',
  '@media': { [breakpoints.phone]: { fontSize: 'min(2.75rem, 15vw)' } },
})
componentStyle(size('large', 'was'), { fontSize: '1.125rem' })
componentStyle(size('small', 'now'), { fontSize: '1.375rem' })
