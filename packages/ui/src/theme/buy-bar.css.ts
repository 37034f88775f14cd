import { vars } from './contract.css.ts'
import { below, paint, scope } from './paint.ts'

const bar = scope('buy-bar')

paint(bar('root'), { display: 'none' })
paint(bar('root', '[data-state="open"]'), {
  '@media': {
    [below.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '16px',
      alignItems: 'center',
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 25,
      padding: `10px ${vars.gutter} calc(10px + env(safe-area-inset-bottom))`,
      background: vars.surface,
      borderBlockStart: `2px solid ${vars.lineStrong}`,
    },
  },
})
