import './field.css.ts'
import { componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

/* Checkboxes: pages with text fields only do without. */
const field = partSelector('field')

componentStyle(field('checkbox'), {
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  gap: '2px 12px',
  alignItems: 'center',
  minBlockSize: vars.sizeTouch,
  cursor: 'pointer',
})
componentStyle(field('check-input'), {
  appearance: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  background: vars.surface,
  cursor: 'pointer',
  '@media': { [forcedColors]: { appearance: 'auto' } },
})
componentStyle(field('check-input', ':checked'), {
  borderColor: vars.text,
  background: vars.text,
  boxShadow: `inset 0 0 0 5px ${vars.text}, inset 0 0 0 12px ${vars.accent}`,
})
componentStyle(field('check-input', ':checked:focus-visible'), {
  boxShadow: `0 0 0 2px ${vars.highlight}, inset 0 0 0 5px ${vars.text}, inset 0 0 0 12px ${vars.accent}`,
})
componentStyle(`${field('checkbox', ':hover')} ${field('check-input')}`, { borderColor: vars.text })
componentStyle(field('checkbox', '[data-invalid]'), { color: vars.danger })
componentStyle(field('checkbox', ':has(:disabled)'), { color: vars.textSubtle, cursor: 'not-allowed' })
componentStyle(field('count'), {
  fontSize: vars.typeCaption,
  color: vars.textSubtle,
  fontVariantNumeric: 'tabular-nums',
})
