import { globalKeyframes } from '@vanilla-extract/css'
import { componentStyle, inlineDirection } from './component-styles.ts'

// Motion gives feedback: opacity and transform only, none with reduced motion.
componentStyle('[dir]', { vars: { '--_direction': '1' } })
componentStyle('[dir="rtl"]', { vars: { '--_direction': '-1' } })
// Animated stripes of pending elements.
globalKeyframes('shop-stripes', { to: { backgroundPositionX: '-100%' } })
globalKeyframes('shop-fade-in', { from: { opacity: 0 } })
globalKeyframes('shop-slide-up', { from: { opacity: 0, transform: 'translateY(24px)' } })
globalKeyframes('shop-slide-in-end', { from: { opacity: 0, transform: `translateX(calc(48px * ${inlineDirection}))` } })
globalKeyframes('shop-slide-in-start', {
  from: { opacity: 0, transform: `translateX(calc(-48px * ${inlineDirection}))` },
})
globalKeyframes('shop-fade-out', { to: { opacity: 0 } })
