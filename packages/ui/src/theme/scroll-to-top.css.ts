import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const top = partSelector('scroll-to-top')

componentStyle(top('root'), {
  position: 'fixed',
  insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  insetInlineEnd: '16px',
  zIndex: 24,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  background: vars.text,
  color: vars.background,
  border: `1px solid ${vars.background}`,
  borderRadius: vars.radius,
  boxShadow: vars.elevationOverlay,
  animation: `shop-slide-up ${vars.motionNormal} ${vars.motionEasing}`,
})
componentStyle(top('root', ':hover'), { background: vars.accent, color: vars.onAccent })
componentStyle(top('root', ':focus-visible'), { boxShadow: `0 0 0 2px ${vars.highlight}` })
