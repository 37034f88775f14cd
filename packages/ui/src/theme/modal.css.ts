import { globalKeyframes } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { any, below, forced, paint, scope, side } from './paint.ts'

const modal = scope('modal')
const placed = (where: string, state = '') => modal('content', `[data-placement="${where}"]${state}`)
const low = '(max-height: 26em)'
const gone = '[data-state="closed"]'

globalKeyframes('shop-to-end', { to: { opacity: 0, transform: `translateX(calc(48px * ${side}))` } })
globalKeyframes('shop-to-start', { to: { opacity: 0, transform: `translateX(calc(-48px * ${side}))` } })

paint(modal('overlay'), {
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  background: vars.scrim,
  animation: `shop-appear ${vars.calm} ${vars.ease}`,
})
paint(any(modal('overlay', gone), placed('middle', gone)), {
  animation: `shop-leave ${vars.calm} ${vars.ease} forwards`,
})
paint(modal('content'), {
  position: 'fixed',
  zIndex: 61,
  background: vars.surface,
  color: vars.ink,
  boxShadow: vars.float,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  borderBlockStart: `4px solid ${vars.accent}`,
  '@media': {
    [forced]: { border: '2px solid' },
    // Zoomed in to where head and foot would leave the body no room, all of it scrolls together.
    [low]: { gridTemplateRows: 'auto', alignContent: 'start', overflowY: 'auto' },
  },
})
// The dialog itself takes the focus only when nothing in it can.
paint(any(modal('content', ':focus'), modal('title', ':focus')), { outline: 'none', boxShadow: vars.float })
paint(modal('title', ':focus'), { boxShadow: 'none' })
paint(placed('end'), {
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(100%, 560px)',
  animation: `shop-from-end ${vars.calm} ${vars.ease}`,
})
paint(placed('end', gone), { animation: `shop-to-end ${vars.calm} ${vars.ease} forwards` })
paint(placed('start'), {
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(100%, 420px)',
  animation: `shop-from-start ${vars.calm} ${vars.ease}`,
})
paint(placed('start', gone), { animation: `shop-to-start ${vars.calm} ${vars.ease} forwards` })
paint(placed('middle'), {
  inset: 0,
  margin: 'auto',
  inlineSize: 'min(100% - 32px, 640px)',
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100dvh - 32px)',
  animation: `shop-rise ${vars.calm} ${vars.ease}`,
  '@media': { [below.phone]: { inset: 'auto 0 0', margin: 0, inlineSize: '100%', maxBlockSize: '92dvh' } },
})
paint(modal('head'), {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minBlockSize: '72px',
  padding: '12px 16px 8px 24px',
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': { [below.phone]: { paddingInline: '16px 8px', minBlockSize: '64px' } },
})
paint(modal('title'), {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  font: `800 ${vars.sizeH3}/1.17 ${vars.fontHead}`,
  textWrap: 'balance',
})
paint(modal('body'), {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '24px',
  '@media': { [below.phone]: { paddingInline: '16px' }, [low]: { overflowY: 'visible' } },
})
// Fields, lists and pictures bring their own distances; mere text has none.
paint(modal('body', ':not(:has(> :not(p)))'), { paddingBlock: '20px' })
paint(modal('foot'), {
  padding: '16px 24px 24px',
  borderBlockStart: `2px solid ${vars.lineStrong}`,
  display: 'grid',
  gap: '12px',
  '@media': { [below.phone]: { padding: '12px 16px calc(16px + env(safe-area-inset-bottom))' } },
})
paint(modal('foot', '[data-layout="actions"]'), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
})
paint(modal('foot', '[data-layout="actions"] > :first-child'), { gridColumn: '1 / -1' })
