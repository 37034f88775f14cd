import { vars } from './contract.css.ts'
import { any, below, paint, scope } from './paint.ts'

const price = scope('price')

paint(price('root'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  fontVariantNumeric: 'tabular-nums',
})
paint(price('now'), {
  font: `800 1.875rem/1 ${vars.fontHead}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { fontSize: '1.625rem' } },
})
// An amount is written from left to right, sign and all, whatever stands around it.
paint(any(price('now'), price('was')), { direction: 'ltr', unicodeBidi: 'isolate' })
// The head face has no ₴: the sign is set in the text face.
paint(price('currency'), { font: `600 0.62em/1 ${vars.fontText}` })
paint(price('was'), {
  fontSize: vars.sizeSmall,
  color: vars.inkFaint,
  textDecoration: 'line-through 1px',
  whiteSpace: 'nowrap',
})
paint(price('from'), { fontSize: vars.sizeSmall, color: vars.inkSoft })
paint(any(`[data-ground="band"] ${price('from')}`, `[data-ground="band"] ${price('was')}`), { color: vars.onBandSoft })
paint(`${price('root', '[data-reduced]')} ${price('now')}`, {
  background: vars.accent,
  color: vars.onAccent,
  padding: '3px 8px 2px',
  marginBlock: '-3px -2px',
})
const size = (name: string, part: string) => `${price('root', `[data-size="${name}"]`)} ${price(part)}`
paint(size('large', 'now'), { fontSize: '3.25rem', '@media': { [below.phone]: { fontSize: '2.75rem' } } })
paint(size('large', 'was'), { fontSize: '1.125rem' })
paint(size('small', 'now'), { fontSize: '1.375rem' })
