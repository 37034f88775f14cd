import { componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const stepper = partSelector('quantity-stepper')
const height = '--_height'
const button = selectorList(stepper('decrement'), stepper('increment'))

componentStyle(stepper('root'), {
  vars: { [height]: vars.sizeControl },
  display: 'inline-grid',
  gridTemplateColumns: `${vars.sizeControl} 3.5rem ${vars.sizeControl}`,
  blockSize: `var(${height})`,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  background: vars.surface,
})
componentStyle(stepper('root', '[data-size="small"]'), {
  vars: { [height]: `calc(${vars.sizeTouch} + 2px)` },
  gridTemplateColumns: `${vars.sizeTouch} 2.75rem ${vars.sizeTouch}`,
})
componentStyle(stepper('root', '[data-size="large"]'), { vars: { [height]: '56px' } })
componentStyle(button, { display: 'grid', placeItems: 'center', touchAction: 'manipulation', userSelect: 'none' })
componentStyle(selectorList(stepper('decrement', ':hover'), stepper('increment', ':hover')), {
  background: vars.surfaceSunken,
})
componentStyle(selectorList(stepper('decrement', ':disabled'), stepper('increment', ':disabled')), {
  color: vars.textSubtle,
  opacity: 0.55,
  cursor: 'not-allowed',
  background: 'none',
})
componentStyle(stepper('input'), {
  minInlineSize: 0,
  border: `solid ${vars.border}`,
  borderWidth: '0 1px',
  borderRadius: 0,
  background: 'none',
  textAlign: 'center',
  font: `700 1.25rem/1 ${vars.fontHeading}`,
  fontVariantNumeric: 'tabular-nums',
})
componentStyle(stepper('root', '[data-disabled]'), {
  background: vars.surfaceSunken,
  borderColor: vars.border,
  color: vars.textSubtle,
})
componentStyle(stepper('input', ':focus-visible'), {
  outlineOffset: 0,
  boxShadow: `inset 0 0 0 2px ${vars.highlight}`,
})
