import './field.css.ts'
import { componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const date = partSelector('date-field')
const field = partSelector('field')
const icon = partSelector('icon')('root')
const withTrigger = `${field('input-group')} > ${field('input', `:has(~ ${date('trigger')})`)}`

componentStyle(date('root'), { position: 'relative', display: 'grid' })
componentStyle(`${date('root')} ${field('input')}`, { fontVariantNumeric: 'tabular-nums' })
componentStyle(date('trigger'), {
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: '2px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.sizeTouch,
  color: vars.textMuted,
})
componentStyle(date('trigger', ':is(:hover, [aria-expanded="true"])'), { color: vars.text })
componentStyle(withTrigger, { paddingInlineEnd: '52px' })
componentStyle(`${field('input-group')} > ${date('trigger')} ~ ${icon}`, { insetInlineEnd: '50px' })
componentStyle(`:is(${field('root', '[data-valid]')}, ${field('root', '[data-invalid]')}) ${withTrigger}`, {
  paddingInlineEnd: '84px',
})
// The component positions it; its margin is the distance from the field.
componentStyle(date('popup'), {
  margin: '6px 0 0',
  padding: '12px',
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'auto',
  background: vars.surface,
  color: vars.text,
  border: `1px solid ${vars.text}`,
  borderRadius: vars.radius,
  boxShadow: vars.elevationOverlay,
  animation: `shop-fade-in ${vars.motionFast} ${vars.motionEasing}`,
})
componentStyle(date('header'), { display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
componentStyle(date('title'), { fontWeight: 600 })
componentStyle(selectorList(date('previous'), date('next')), {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.sizeTouch,
  blockSize: vars.sizeTouch,
})
componentStyle(`${date('previous')} > ${icon}`, { rotate: '180deg' })
componentStyle(selectorList(date('previous', ':disabled'), date('next', ':disabled')), {
  opacity: 0.35,
  cursor: 'default',
})
componentStyle(date('grid'), { borderSpacing: '2px', borderCollapse: 'separate' })
componentStyle(date('weekday'), {
  textAlign: 'center',
  paddingBlock: '6px',
  fontSize: vars.typeCaption,
  fontWeight: 500,
  color: vars.textMuted,
})
componentStyle(date('day'), {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  fontSize: vars.typeSmall,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius,
  cursor: 'pointer',
})
componentStyle(date('day', ':hover'), { background: vars.surfaceSunken })
componentStyle(date('day', '[data-today]'), { boxShadow: `inset 0 -3px 0 ${vars.accent}` })
componentStyle(date('day', ':is([data-disabled], [data-unavailable])'), {
  color: vars.textSubtle,
  background: 'none',
  cursor: 'not-allowed',
})
componentStyle(date('day', '[data-unavailable]'), { textDecoration: 'line-through' })
componentStyle(date('day', '[data-disabled]'), { opacity: 0.5 })
componentStyle(date('day', '[data-selected]'), {
  background: vars.text,
  color: vars.background,
  fontWeight: 600,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
componentStyle(date('day', ':focus-visible'), {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '1px',
  boxShadow: `0 0 0 1px ${vars.highlight}`,
})
