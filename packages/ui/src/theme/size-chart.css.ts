import { vars } from './contract.css.ts'
import { below, forced, paint, scope } from './paint.ts'

const chart = scope('size-chart')

paint(chart('root'), {
  overflowX: 'auto',
  background: vars.surface,
  padding: '24px',
  border: `1px solid ${vars.line}`,
  '@media': { [below.phone]: { padding: '16px' } },
})
paint(chart('table'), {
  minInlineSize: '820px',
  whiteSpace: 'nowrap',
  borderBlock: `2px solid ${vars.lineStrong}`,
  fontVariantNumeric: 'tabular-nums',
})
paint(`${chart('root')} :is(th, td)`, {
  padding: '9px 10px',
  textAlign: 'center',
  border: `solid ${vars.line}`,
  borderWidth: '1px 0 0 1px',
  fontSize: vars.sizeSmall,
  lineHeight: 1.3,
})
paint(`${chart('root')} thead th`, { font: `800 1.1875rem/1 ${vars.fontHead}` })
paint(`${chart('root')} tr > :first-child`, {
  borderInlineStart: 0,
  textAlign: 'start',
  paddingInlineStart: 0,
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.surface,
  color: vars.inkSoft,
  font: `400 ${vars.sizeSmall}/1.3 ${vars.fontText}`,
})
paint(`${chart('root')} ${chart('own')}`, {
  background: vars.signal,
  color: vars.onSignal,
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
