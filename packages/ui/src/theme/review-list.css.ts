import './review-grade.css.ts'
import { breakpoints, componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const list = partSelector('review-list')

componentStyle(list('average'), { display: 'flex', gap: '16px', alignItems: 'end' })
componentStyle(list('value'), {
  font: `800 5.5rem/0.78 ${vars.fontHeading}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [breakpoints.phone]: { fontSize: '4.5rem' } },
})
componentStyle(selectorList(list('caption'), list('description'), list('date')), {
  fontSize: vars.typeSmall,
  color: vars.textMuted,
})
componentStyle(list('label'), { display: 'block', color: vars.text, fontWeight: 600 })
componentStyle(list('row'), {
  display: 'grid',
  position: 'relative',
  gridTemplateColumns: '6rem 1fr 2rem',
  gap: '12px',
  alignItems: 'center',
  minBlockSize: '36px',
  fontSize: vars.typeSmall,
  borderBlockStart: `1px solid ${vars.border}`,
})
// The link covers its row.
componentStyle(list('filter'), { color: 'inherit', textDecorationColor: vars.accent, textUnderlineOffset: '4px' })
componentStyle(list('filter', '::after'), { content: '""', position: 'absolute', inset: 0 })
componentStyle(list('filter', '[aria-current]'), { fontWeight: 700 })
componentStyle(list('filter', ':focus-visible::after'), { outline: `2px solid ${vars.text}` })
componentStyle(list('bar'), { display: 'block', blockSize: '10px', background: vars.surfaceSunken })
componentStyle(`${list('bar')} i`, {
  display: 'block',
  blockSize: '100%',
  background: vars.text,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
componentStyle(list('count'), {
  textAlign: 'end',
  font: `700 1.0625rem/1 ${vars.fontHeading}`,
  fontVariantNumeric: 'tabular-nums',
})
componentStyle(list('item'), {
  display: 'grid',
  gap: '10px',
  paddingBlock: '20px',
  borderBlockStart: `1px solid ${vars.border}`,
})
componentStyle(list('item', ':first-child'), { borderBlockStart: `2px solid ${vars.borderStrong}` })
componentStyle(`${list('item')} p`, { maxInlineSize: '72ch', textWrap: 'pretty', overflowWrap: 'anywhere' })
componentStyle(list('header'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  alignItems: 'center',
  fontSize: vars.typeSmall,
})
componentStyle(list('name'), { fontWeight: 600, fontSize: vars.typeBody })
componentStyle(list('date'), {
  marginInlineStart: 'auto',
  '@media': { [breakpoints.phone]: { marginInlineStart: 0, inlineSize: '100%', order: 5 } },
})
componentStyle(list('reply'), {
  padding: '12px 16px',
  background: vars.surfaceSunken,
  borderInlineStart: `3px solid ${vars.text}`,
  fontSize: vars.typeSmall,
  lineHeight: 1.5,
})
