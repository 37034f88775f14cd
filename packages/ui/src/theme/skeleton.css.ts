import { globalKeyframes } from '@vanilla-extract/css'
import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const skeleton = partSelector('skeleton')

globalKeyframes('shop-pulse', { '50%': { opacity: 0.5 } })

componentStyle(skeleton('root'), {
  display: 'block',
  // Of the text's colour, so that it is visible on every background in both schemes; the border is for forced colours.
  background: `color-mix(in srgb, ${vars.text} 10%, transparent)`,
  border: '1px solid transparent',
  borderRadius: vars.radius,
  animation: 'shop-pulse 1600ms ease-in-out infinite',
})
componentStyle(skeleton('root', '[data-shape="text"]'), { blockSize: '0.8em', marginBlock: '0.35em' })
componentStyle(skeleton('root', '[data-shape="block"]'), {
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '48px',
})
