import { breakpoints, componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const table = partSelector('technical-table')

componentStyle(table('root'), { borderBlock: `2px solid ${vars.borderStrong}` })
componentStyle(`${table('root')} :is(th, td)`, {
  paddingBlock: '11px',
  paddingInlineEnd: '16px',
  borderBlockStart: `1px solid ${vars.border}`,
  verticalAlign: 'top',
  lineHeight: 1.43,
  '@media': { [breakpoints.phone]: { paddingInlineEnd: '12px' } },
})
componentStyle(`${table('root')} tr:first-child > *`, { borderBlockStart: 0 })
componentStyle(`${table('row')} th`, {
  inlineSize: '40%',
  color: vars.textMuted,
  fontSize: vars.typeSmall,
  paddingBlockStart: '13px',
  '@media': { [breakpoints.phone]: { inlineSize: '46%' } },
})
componentStyle(`${table('row')} td`, { fontWeight: 500 })
componentStyle(`${table('group')} + ${table('group')}`, { borderBlockStart: `1px solid ${vars.borderStrong}` })
componentStyle(`${table('root')} ${table('name')}`, {
  font: `700 0.875rem/1.15 ${vars.fontHeading}`,
  letterSpacing: '0.05em',
  textTransform: 'uppercase',
  background: vars.surfaceSunken,
  padding: '9px 12px',
})
