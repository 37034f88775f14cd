import { globalKeyframes } from '@vanilla-extract/css'
import {
  breakpoints,
  componentStyle,
  forcedColors,
  inlineDirection,
  partSelector,
  selectorList,
} from './component-styles.ts'
import { vars } from './contract.css.ts'

const modal = partSelector('modal')
const contentAt = (where: string, state = '') => modal('content', `[data-placement="${where}"]${state}`)
const closed = '[data-state="closed"]'

globalKeyframes('shop-slide-out-end', { to: { opacity: 0, transform: `translateX(calc(48px * ${inlineDirection}))` } })
globalKeyframes('shop-slide-out-start', {
  to: { opacity: 0, transform: `translateX(calc(-48px * ${inlineDirection}))` },
})

// As the scroll lock sets it where scrollbars take no room: every element of the page would inherit a new value.
componentStyle('body', { vars: { '--removed-body-scroll-bar-size': '0px' } })
componentStyle(modal('overlay'), {
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  background: vars.scrim,
  animation: `shop-fade-in ${vars.motionSlide} ${vars.motionEasing}`,
})
componentStyle(selectorList(modal('overlay', closed), contentAt('center', closed)), {
  animation: `shop-fade-out ${vars.motionSlide} ${vars.motionEasing} forwards`,
})
componentStyle(modal('content'), {
  position: 'fixed',
  insetBlock: 0,
  zIndex: 61,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.elevationOverlay,
  display: 'flex',
  flexDirection: 'column',
  // With large text, or on a short viewport, header and footer may leave the body no room: everything scrolls together.
  overflowY: 'auto',
  borderBlockStart: `4px solid ${vars.accent}`,
  '@media': {
    [forcedColors]: { border: '2px solid' },
  },
})
// The dialog itself is focused only when nothing in it is focusable.
componentStyle(modal('content', ':focus'), { outline: 'none', boxShadow: vars.elevationOverlay })
componentStyle(modal('title', ':focus'), { outline: 'none', boxShadow: 'none' })
componentStyle(contentAt('end'), {
  insetInlineEnd: 0,
  inlineSize: 'min(100%, 560px)',
  animation: `shop-slide-in-end ${vars.motionSlide} ${vars.motionEasing}`,
})
componentStyle(contentAt('end', closed), {
  animation: `shop-slide-out-end ${vars.motionSlide} ${vars.motionEasing} forwards`,
})
componentStyle(contentAt('start'), {
  insetInlineStart: 0,
  inlineSize: 'min(100%, 420px)',
  animation: `shop-slide-in-start ${vars.motionSlide} ${vars.motionEasing}`,
})
componentStyle(contentAt('start', closed), {
  animation: `shop-slide-out-start ${vars.motionSlide} ${vars.motionEasing} forwards`,
})
componentStyle(contentAt('center'), {
  inset: 0,
  margin: 'auto',
  inlineSize: 'min(100% - 32px, 640px)',
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100dvh - 32px)',
  animation: `shop-slide-up ${vars.motionSlide} ${vars.motionEasing}`,
  '@media': { [breakpoints.phone]: { inset: 'auto 0 0', margin: 0, inlineSize: '100%', maxBlockSize: '92dvh' } },
})
componentStyle(modal('header'), {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minBlockSize: '72px',
  paddingBlock: '12px 8px',
  paddingInline: '24px 16px',
  borderBlockEnd: `1px solid ${vars.border}`,
  '@media': { [breakpoints.phone]: { paddingInline: '16px 8px', minBlockSize: '64px' } },
})
componentStyle(modal('title'), {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  font: `800 ${vars.typeH3}/1.17 ${vars.fontHeading}`,
})
componentStyle(modal('body'), {
  flex: 'auto',
  // What is hidden in it by its position scrolls with it.
  position: 'relative',
  // Room for some lines, if it has so many. Elsewhere for a line and the spaces around it.
  minBlockSize: ['4rem', 'calc-size(min-content, min(size, 10rem))'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '24px',
  '@media': { [breakpoints.phone]: { paddingInline: '16px' } },
})
// Fields, lists and images have their own spacing; a body of plain text has none.
componentStyle(modal('body', ':not(:has(> :not(p)))'), { paddingBlock: '20px' })
componentStyle(modal('footer'), {
  padding: '16px 24px 24px',
  borderBlockStart: `2px solid ${vars.borderStrong}`,
  display: 'grid',
  gap: '12px',
  '@media': { [breakpoints.phone]: { padding: '12px 16px calc(16px + env(safe-area-inset-bottom))' } },
})
componentStyle(modal('footer', '[data-layout="actions"]'), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
})
componentStyle(modal('footer', '[data-layout="actions"] > :first-child'), { gridColumn: '1 / -1' })
