import { vars } from './contract.css.ts'
import { forced, paint, scope } from './paint.ts'

const badge = scope('badge')

paint(badge('root'), {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  padding: '2px 8px',
  font: `700 1rem/1.1 ${vars.fontHead}`,
  letterSpacing: '0.02em',
  background: vars.ink,
  color: vars.paper,
  borderRadius: vars.radius,
  '@media': { [forced]: { border: '1px solid' } },
})
paint(badge('root', '[data-kind="new"]'), { background: vars.signal, color: vars.onSignal })
paint(badge('root', '[data-kind="sale"]'), { background: vars.accent, color: vars.onAccent })
paint(badge('root', '[data-kind="plain"]'), {
  background: 'none',
  color: 'inherit',
  boxShadow: `inset 0 0 0 1px ${vars.lineField}`,
})
