import { breakpoints, componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const summary = partSelector('order-summary')
const total = summary('totals-row', '[data-grand-total]')

componentStyle(summary('root'), {
  background: vars.surface,
  border: `1px solid ${vars.border}`,
  borderBlockStart: `2px solid ${vars.borderStrong}`,
  padding: '20px 24px 24px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  position: 'sticky',
  insetBlockStart: '16px',
  '@media': { [breakpoints.tablet]: { position: 'static' }, [breakpoints.phone]: { padding: '16px' } },
})
componentStyle(summary('header'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 16px',
})
componentStyle(summary('title'), { font: `800 ${vars.typeH3}/1.17 ${vars.fontHeading}` })
componentStyle(summary('lines'), { borderBlockStart: `1px solid ${vars.border}` })
componentStyle(summary('totals'), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  fontSize: vars.typeSmall,
  fontVariantNumeric: 'tabular-nums',
})
componentStyle(summary('totals-row'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  alignItems: 'baseline',
})
componentStyle(summary('amount'), {
  fontWeight: 600,
  // A price that is wider than the totals is broken.
  minInlineSize: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
})
componentStyle(total, {
  paddingBlockStart: '10px',
  borderBlockStart: `1px solid ${vars.border}`,
  marginBlockStart: '4px',
})
componentStyle(`${total} ${summary('term')}`, { font: `800 1.5rem/1 ${vars.fontHeading}` })
componentStyle(`${total} ${summary('amount')}`, { font: `800 2.25rem/1 ${vars.fontHeading}` })
componentStyle(`${summary('totals')} ${summary('amount')} ${partSelector('price')('now')}`, { font: 'inherit' })
componentStyle(`${summary('totals-row', ':not([data-grand-total])')} ${partSelector('price')('currency')}`, {
  font: 'inherit',
})
componentStyle(`${total}:first-child`, { border: 0, paddingBlockStart: 0, marginBlockStart: 0 })
componentStyle(summary('description'), { fontSize: vars.typeCaption, lineHeight: 1.38, color: vars.textSubtle })
componentStyle(summary('bar'), { background: vars.surfaceSunken, borderBlockEnd: `1px solid ${vars.border}` })
componentStyle(summary('trigger'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minBlockSize: '56px',
  paddingInline: vars.spaceGutter,
  fontWeight: 500,
  fontSize: vars.typeSmall,
})
componentStyle(`${summary('trigger')} ${partSelector('price')('root')}`, { marginInlineStart: 'auto' })
componentStyle(`${summary('trigger')} ${partSelector('price')('now')}`, {
  fontSize: '1.5rem',
  // Total and arrow stay on the line of the text down to 360 px.
  '@media': { [breakpoints.small]: { fontSize: '1.25rem' } },
})
componentStyle(`${summary('bar', '[open]')} ${summary('trigger')} > svg:last-child`, { rotate: '180deg' })
