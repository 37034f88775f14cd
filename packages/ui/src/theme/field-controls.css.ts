import './field.css.ts'
import { componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

/* Cards of radios and checkboxes, and passwords: most pages do without. */
const field = partSelector('field')
const valid = field('root', '[data-valid]')
const invalid = field('root', '[data-invalid]')

/* Rows. Selected: a dark frame and an accent edge, never colour alone. */
componentStyle(field('cards'), {
  display: 'grid',
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  background: vars.surface,
})
componentStyle(`fieldset${field('root')} > ${field('label')}`, { marginBlockEnd: '8px' })
componentStyle(`${field('root', '[data-invalid]')} > ${field('cards')}`, { border: `2px solid ${vars.danger}` })
componentStyle(`fieldset${field('root', ':focus')}`, { outline: 'none', boxShadow: 'none' })
componentStyle(`fieldset${field('root', ':focus-visible')} > ${field('cards')}`, {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.highlight}`,
})
componentStyle(field('card'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  padding: '14px 16px',
  alignItems: 'center',
  cursor: 'pointer',
  position: 'relative',
})
componentStyle(`${field('card')} + ${field('card')}`, { borderBlockStart: `1px solid ${vars.border}` })
componentStyle(field('card', ':hover'), { background: vars.background })
componentStyle(field('card', ':has(:checked)'), {
  boxShadow: `inset 0 0 0 2px ${vars.text}`,
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
componentStyle(field('card', ':has(:checked)::before'), {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `6px solid ${vars.accent}`,
  borderInlineEnd: `1px solid ${vars.text}`,
})
componentStyle(field('check-input', '[type=radio]'), { borderRadius: vars.radiusFull })
componentStyle(field('check-input', '[type=radio]:checked'), {
  border: `7px solid ${vars.text}`,
  background: vars.accent,
  boxShadow: 'none',
})
componentStyle(field('check-input', '[type=radio]:checked:focus-visible'), {
  boxShadow: `0 0 0 2px ${vars.highlight}`,
})
componentStyle(field('card', ':has(:disabled)'), { color: vars.textSubtle, cursor: 'not-allowed' })
// With large text the price wraps below the text instead of squeezing it.
componentStyle(`${field('card')} > span`, { flex: '1 1 6.5rem' })
componentStyle(`${field('card')} > ${field('aside')}`, { flex: 'none', marginInlineStart: 'auto' })
componentStyle(field('title'), { fontWeight: 600 })
componentStyle(field('description'), { fontSize: vars.typeSmall, color: vars.textMuted, display: 'block' })
componentStyle(field('aside'), { font: `800 1.1875rem/1.2 ${vars.fontHeading}`, fontVariantNumeric: 'tabular-nums' })

/* Visibility toggle of a password: inside the input group, after the validation icon. */
componentStyle(field('visibility-trigger'), {
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: '2px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.sizeTouch,
  color: vars.textMuted,
})
componentStyle(field('visibility-trigger', ':is(:hover, [aria-pressed="true"])'), { color: vars.text })
const withTrigger = `${field('input-group')} > ${field('input', `:has(~ ${field('visibility-trigger')})`)}`
componentStyle(withTrigger, { paddingInlineEnd: '52px' })
componentStyle(`${field('input-group')} > ${field('visibility-trigger')} ~ ${partSelector('icon')('root')}`, {
  insetInlineEnd: '50px',
})
componentStyle(`:is(${valid}, ${invalid}) ${withTrigger}`, { paddingInlineEnd: '84px' })
