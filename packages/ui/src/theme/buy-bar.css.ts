import { breakpoints, componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const bar = partSelector('buy-bar')

componentStyle(bar('root'), { display: 'none' })
componentStyle(bar('root', '[data-state="open"]'), {
  '@media': {
    [breakpoints.phone]: {
      display: 'flex',
      // The button takes a row of its own when the text is enlarged.
      flexWrap: 'wrap',
      gap: '8px 16px',
      alignItems: 'center',
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 25,
      padding: `10px ${vars.spaceGutter} calc(10px + env(safe-area-inset-bottom))`,
      background: vars.surface,
      borderBlockStart: `2px solid ${vars.borderStrong}`,
    },
  },
})
componentStyle(`${bar('root')} > :last-child`, { flexGrow: 1 })
