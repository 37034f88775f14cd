import { vars } from './contract.css.ts'
import { paint, scope } from './paint.ts'

const top = scope('scroll-to-top')

paint(top('root'), {
  position: 'fixed',
  insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  insetInlineEnd: '16px',
  zIndex: 24,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  background: vars.ink,
  color: vars.paper,
  border: `1px solid ${vars.paper}`,
  borderRadius: vars.radius,
  boxShadow: vars.float,
  animation: `shop-rise ${vars.calm} ${vars.ease}`,
})
paint(top('root', ':hover'), { background: vars.accent, color: vars.onAccent })
paint(top('root', ':focus-visible'), { boxShadow: `0 0 0 2px ${vars.signal}` })
