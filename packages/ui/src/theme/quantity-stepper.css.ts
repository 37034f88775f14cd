import { vars } from './contract.css.ts'
import { any, paint, scope } from './paint.ts'

const stepper = scope('quantity-stepper')
const height = '--_height'
const button = any(stepper('decrement'), stepper('increment'))

paint(stepper('root'), {
  vars: { [height]: vars.control },
  display: 'inline-grid',
  gridTemplateColumns: `${vars.control} 3.5rem ${vars.control}`,
  blockSize: `var(${height})`,
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  background: vars.surface,
})
paint(stepper('root', '[data-size="small"]'), {
  vars: { [height]: `calc(${vars.touch} + 2px)` },
  gridTemplateColumns: `${vars.touch} 2.75rem ${vars.touch}`,
})
paint(stepper('root', '[data-size="large"]'), { vars: { [height]: '56px' } })
paint(button, { display: 'grid', placeItems: 'center', touchAction: 'manipulation', userSelect: 'none' })
paint(any(stepper('decrement', ':hover'), stepper('increment', ':hover')), { background: vars.sunken })
paint(any(stepper('decrement', ':disabled'), stepper('increment', ':disabled')), {
  color: vars.inkFaint,
  opacity: 0.55,
  cursor: 'not-allowed',
  background: 'none',
})
paint(stepper('input'), {
  minInlineSize: 0,
  border: `solid ${vars.line}`,
  borderWidth: '0 1px',
  borderRadius: 0,
  background: 'none',
  textAlign: 'center',
  font: `700 1.25rem/1 ${vars.fontHead}`,
  fontVariantNumeric: 'tabular-nums',
})
paint(stepper('root', '[data-disabled]'), { background: vars.sunken, borderColor: vars.line, color: vars.inkFaint })
paint(stepper('input', ':focus-visible'), {
  outlineOffset: 0,
  boxShadow: `inset 0 0 0 2px ${vars.signal}`,
})
