import { globalKeyframes } from '@vanilla-extract/css'
import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const skeleton = partSelector('skeleton')

globalKeyframes('shop-pulse', { '50%': { opacity: 0.5 } })

componentStyle(skeleton('root'), {
  display: 'block',
  background: vars.surfaceSunken,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  animation: 'shop-pulse 1600ms ease-in-out infinite',
})
componentStyle(skeleton('root', '[data-shape="text"]'), { blockSize: '0.8em', marginBlock: '0.35em' })
componentStyle(skeleton('root', '[data-shape="block"]'), {
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '48px',
})
