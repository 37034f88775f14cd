import { vars } from './contract.css.ts'
import { below, paint, scope } from './paint.ts'

const summary = scope('order-summary')
const total = summary('sum', '[data-total]')

paint(summary('root'), {
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderBlockStart: `2px solid ${vars.lineStrong}`,
  padding: '20px 24px 24px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  position: 'sticky',
  insetBlockStart: '16px',
  '@media': { [below.desk]: { position: 'static' }, [below.phone]: { padding: '16px' } },
})
paint(summary('head'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 16px',
})
paint(summary('title'), { font: `800 ${vars.sizeH3}/1.17 ${vars.fontHead}` })
paint(summary('lines'), { borderBlockStart: `1px solid ${vars.line}` })
paint(summary('sums'), { display: 'grid', gap: '6px', fontSize: vars.sizeSmall, fontVariantNumeric: 'tabular-nums' })
paint(summary('sum'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  alignItems: 'baseline',
})
paint(summary('amount'), { fontWeight: 600, whiteSpace: 'nowrap', marginInlineStart: 'auto' })
paint(total, {
  paddingBlockStart: '10px',
  borderBlockStart: `1px solid ${vars.line}`,
  marginBlockStart: '4px',
})
paint(`${total} ${summary('term')}`, { font: `800 1.5rem/1 ${vars.fontHead}` })
paint(`${total} ${summary('amount')}`, { font: `800 2.25rem/1 ${vars.fontHead}` })
paint(`${summary('sums')} ${total} ${scope('price')('now')}`, { fontSize: '2.25rem' })
paint(`${summary('amount')} ${scope('price')('currency')}`, { font: `600 0.62em/1 ${vars.fontText}` })
paint(`${summary('sums')} ${summary('sum', ':not([data-total])')} ${scope('price')('now')}`, { font: 'inherit' })
paint(`${summary('sum', ':not([data-total])')} ${scope('price')('currency')}`, { font: 'inherit' })
paint(`${total}:first-child`, { border: 0, paddingBlockStart: 0, marginBlockStart: 0 })
paint(summary('note'), { fontSize: vars.sizeNote, lineHeight: 1.38, color: vars.inkFaint })
paint(summary('bar'), { background: vars.sunken, borderBlockEnd: `1px solid ${vars.line}` })
paint(summary('handle'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minBlockSize: '56px',
  paddingInline: vars.gutter,
  fontWeight: 500,
  fontSize: vars.sizeSmall,
})
paint(`${summary('handle')} ${scope('price')('root')}`, { marginInlineStart: 'auto' })
paint(`${summary('handle')} ${scope('price')('now')}`, {
  fontSize: '1.5rem',
  // Sum and arrow stay on the line of the words down to 360 px.
  '@media': { '(max-width: 389.98px)': { fontSize: '1.25rem' } },
})
paint(`${summary('bar', '[open]')} ${summary('handle')} > svg:last-child`, { rotate: '180deg' })
