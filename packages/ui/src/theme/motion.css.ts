import { globalKeyframes } from '@vanilla-extract/css'
import { paint, side } from './paint.ts'

// Movement tells what happened: 120 to 200 ms, opacity and transform only, none where the visitor asked for none.
paint('[dir="rtl"]', { vars: { '--_side': '-1' } })
// The hazard stripe of what is under way.
globalKeyframes('shop-run', { to: { backgroundPositionX: '-100%' } })
globalKeyframes('shop-appear', { from: { opacity: 0 } })
globalKeyframes('shop-rise', { from: { opacity: 0, transform: 'translateY(24px)' } })
globalKeyframes('shop-from-end', { from: { opacity: 0, transform: `translateX(calc(48px * ${side}))` } })
globalKeyframes('shop-from-start', { from: { opacity: 0, transform: `translateX(calc(-48px * ${side}))` } })
globalKeyframes('shop-leave', { to: { opacity: 0 } })
globalKeyframes('shop-tick', { from: { opacity: 0, transform: 'translateY(60%)' } })
