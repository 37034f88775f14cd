import { componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const stepper = partSelector('quantity-stepper')
const height = '--_height'
const button = selectorList(stepper('decrement'), stepper('increment'))

componentStyle(stepper('root'), {
  vars: { [height]: vars.sizeControl },
  position: 'relative',
  display: 'inline-grid',
  // As an item of a grid or a column too.
  inlineSize: 'fit-content',
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
const off = ':is(:disabled, [aria-disabled])'
componentStyle(selectorList(stepper('decrement', off), stepper('increment', off)), {
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
/* Beside the flow: a message of some seconds must not move what is below. */
componentStyle(stepper('status', '[data-limit]'), {
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(17rem, 72vw)',
  padding: '8px 12px',
  background: vars.text,
  color: vars.background,
  borderRadius: vars.radius,
  fontSize: vars.typeCaption,
  fontWeight: 500,
  lineHeight: 1.38,
  textAlign: 'start',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})
