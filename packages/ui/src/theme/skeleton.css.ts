import { globalKeyframes } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { paint, scope } from './paint.ts'

const skeleton = scope('skeleton')

globalKeyframes('shop-breathe', { '50%': { opacity: 0.5 } })

paint(skeleton('root'), {
  display: 'block',
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  animation: 'shop-breathe 1600ms ease-in-out infinite',
})
paint(skeleton('root', '[data-shape="text"]'), { blockSize: '0.8em', marginBlock: '0.35em' })
paint(skeleton('root', '[data-shape="block"]'), { inlineSize: '100%', blockSize: '100%', minBlockSize: '48px' })
