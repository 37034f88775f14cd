import { vars } from './contract.css.ts'
import { below, paint, scope } from './paint.ts'

const sheet = scope('technical-table')

paint(sheet('root'), { borderBlock: `2px solid ${vars.lineStrong}` })
paint(`${sheet('root')} :is(th, td)`, {
  padding: '11px 16px 11px 0',
  borderBlockStart: `1px solid ${vars.line}`,
  verticalAlign: 'top',
  lineHeight: 1.43,
  '@media': { [below.phone]: { paddingInlineEnd: '12px' } },
})
paint(`${sheet('root')} tr:first-child > *`, { borderBlockStart: 0 })
paint(`${sheet('row')} th`, {
  inlineSize: '40%',
  color: vars.inkSoft,
  fontSize: vars.sizeSmall,
  paddingBlockStart: '13px',
  '@media': { [below.phone]: { inlineSize: '46%' } },
})
paint(`${sheet('row')} td`, { fontWeight: 500, overflowWrap: 'anywhere' })
paint(`${sheet('group')} + ${sheet('group')}`, { borderBlockStart: `1px solid ${vars.lineStrong}` })
paint(`${sheet('root')} ${sheet('name')}`, {
  font: `700 0.875rem/1.15 ${vars.fontHead}`,
  letterSpacing: '0.05em',
  textTransform: 'uppercase',
  background: vars.sunken,
  padding: '9px 12px',
})
