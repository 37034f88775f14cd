import { globalKeyframes } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { paint, scope, side } from './paint.ts'

const bar = scope('loading-bar')

/* Quick at first, ever slower: nominally done after 5 s (spec §9), yet never quite there by itself. */
globalKeyframes('shop-load', { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.94)' } })

paint(bar('root'), { position: 'fixed', inset: '0 0 auto', zIndex: 80, blockSize: '4px', pointerEvents: 'none' })
paint(bar('fill'), {
  blockSize: '100%',
  background: vars.accent,
  transformOrigin: `calc(50% - 50% * ${side})`,
  transform: 'scaleX(0.94)',
  animation: 'shop-load 5000ms cubic-bezier(0.1, 0.7, 0.3, 1)',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
paint(bar('root', ':is([data-state="done"], [data-state="error"]) [data-part="fill"]'), {
  animation: 'none',
  transform: 'none',
})
paint(bar('root', '[data-state="done"]'), { animation: `shop-leave ${vars.calm} ${vars.ease} 300ms forwards` })
paint(bar('root', '[data-state="error"] [data-part="fill"]'), { background: vars.danger })
