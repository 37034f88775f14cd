import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const table = partSelector('comparison-table')

// The containing block of the hidden texts of its cells, which would widen the page otherwise.
componentStyle(table('root'), { position: 'relative', overflowX: 'auto' })
componentStyle(table('table'), {
  borderCollapse: 'separate',
  borderBlock: `2px solid ${vars.borderStrong}`,
  fontVariantNumeric: 'tabular-nums',
})
componentStyle(`${table('root')} :is(th, td)`, {
  padding: '11px 12px',
  borderBlockStart: `1px solid ${vars.border}`,
  borderInlineStart: `1px solid ${vars.border}`,
  verticalAlign: 'top',
  lineHeight: 1.43,
  minInlineSize: '164px',
})
componentStyle(`${table('root')} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  borderInlineStart: 0,
  background: vars.background,
  color: vars.textMuted,
  fontSize: vars.typeSmall,
})
componentStyle(table('column'), { fontWeight: 600 })
// A value that differs stands out by its weight and its ink.
componentStyle(`${table('row')} td`, { fontWeight: 600 })
componentStyle(`${table('row', '[data-same]')} td`, { color: vars.textMuted, fontWeight: 400 })
componentStyle(table('missing'), { fontWeight: 400 })
componentStyle(`${table('root')} ${table('name')}`, {
  font: `700 0.875rem/1.15 ${vars.fontHeading}`,
  letterSpacing: '0.05em',
  textTransform: 'uppercase',
  background: vars.surfaceSunken,
})
// The heading of a group stays in view while its values are scrolled.
componentStyle(`${table('name')} > span`, { position: 'sticky', insetInlineStart: '12px' })
