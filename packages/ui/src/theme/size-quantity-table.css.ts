import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const table = partSelector('size-quantity-table')

componentStyle(table('root'), {
  borderBlock: `2px solid ${vars.borderStrong}`,
  fontVariantNumeric: 'tabular-nums',
})
componentStyle(`${table('root')} :is(th, td)`, {
  padding: '8px',
  borderBlockEnd: `1px solid ${vars.border}`,
  fontSize: vars.typeSmall,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})
componentStyle(table('heading'), { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' })
componentStyle(table('size'), { minInlineSize: '48px', font: `800 1.25rem/1 ${vars.fontHeading}` })
componentStyle(table('note'), { display: 'flex', flexWrap: 'wrap', columnGap: '12px', fontWeight: 400 })
componentStyle(`${table('root')} tr > :last-child`, { textAlign: 'end', paddingInlineEnd: 0 })
// The stepper is at the end of the table: its message would leave the page.
componentStyle(`${table('root')} ${partSelector('quantity-stepper')('status', '[data-limit]')}`, {
  insetInline: 'auto 0',
})
componentStyle(table('row', '[data-disabled]'), { color: vars.textSubtle })
componentStyle(`${table('row', '[data-chosen]')} > th`, {
  borderInlineStart: `3px solid ${vars.accentLine}`,
  paddingInlineStart: '5px',
})
