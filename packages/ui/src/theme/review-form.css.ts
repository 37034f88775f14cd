import './field.css.ts'
import { breakpoints, componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const form = partSelector('review-form')

componentStyle(form('root'), { display: 'grid', gap: '20px' })
componentStyle(form('row'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
componentStyle(form('footer'), { display: 'flex', flexWrap: 'wrap', gap: '12px 20px', alignItems: 'center' })
componentStyle(form('legend'), { fontSize: vars.typeSmall, fontWeight: 600, marginBlockEnd: '8px' })
componentStyle(form('items'), { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' })
componentStyle(form('item'), { position: 'relative', display: 'grid', cursor: 'pointer' })
componentStyle(form('item', ':last-of-type'), { marginInlineEnd: '8px' })
componentStyle(form('input'), { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' })
componentStyle(form('square'), {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.sizeTouch,
  blockSize: vars.sizeTouch,
  background: vars.surface,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  font: `800 1.25rem/1 ${vars.fontHeading}`,
  fontVariantNumeric: 'tabular-nums',
})
/* Filled up to the selected grade, and while hovering up to the hovered one. */
componentStyle(
  `${form('items', ':not(:has(label:hover))')} ${form('item', ':has(~ label > :checked, > :checked)')} ${form('square')}`,
  {
    background: vars.accent,
    borderColor: vars.text,
    color: vars.onAccent,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
  },
)
componentStyle(`${form('item', ':is(:hover, :has(~ label:hover))')} ${form('square')}`, {
  background: vars.highlight,
  borderColor: vars.text,
  color: vars.onHighlight,
})
componentStyle(`${form('input', ':checked')} + ${form('square')}`, {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '-4px',
})
componentStyle(`${form('input', ':focus-visible')} + ${form('square')}`, {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.highlight}`,
})
componentStyle(form('label'), { fontWeight: 600, minBlockSize: '24px' })
componentStyle(form('grade', ':focus'), { outline: 'none', boxShadow: 'none' })
componentStyle(`${form('grade', '[data-invalid]')} ${form('square')}`, { borderColor: vars.danger })
componentStyle(form('error'), {
  marginBlockStart: '6px',
  fontSize: vars.typeSmall,
  fontWeight: 500,
  color: vars.danger,
})
componentStyle(form('status', ':not(:empty)'), {
  padding: '12px 16px',
  background: vars.surfaceSunken,
  borderInlineStart: `6px solid ${vars.success}`,
})
