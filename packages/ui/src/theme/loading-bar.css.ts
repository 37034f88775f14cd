import { globalKeyframes } from '@vanilla-extract/css'
import { componentStyle, inlineDirection, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const bar = partSelector('loading-bar')

/* Decelerating: nominally complete after 5 s, but never full by itself. */
globalKeyframes('shop-progress', { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.94)' } })

componentStyle(bar('root'), {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 80,
  blockSize: '4px',
  pointerEvents: 'none',
})
componentStyle(bar('indicator'), {
  blockSize: '100%',
  background: vars.accent,
  transformOrigin: `calc(50% - 50% * ${inlineDirection})`,
  transform: 'scaleX(0.94)',
  animation: 'shop-progress 5000ms cubic-bezier(0.1, 0.7, 0.3, 1)',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
componentStyle(bar('root', ':is([data-state="done"], [data-state="error"]) [data-part="indicator"]'), {
  animation: 'none',
  transform: 'none',
})
componentStyle(bar('root', '[data-state="done"]'), {
  animation: `shop-fade-out ${vars.motionNormal} ${vars.motionEasing} 300ms forwards`,
})
componentStyle(bar('root', '[data-state="error"] [data-part="indicator"]'), { background: vars.danger })
