import { vars } from './contract.css.ts'
import { below, forced, paint, scope } from './paint.ts'

const toast = scope('toast')

paint(toast('region'), {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 70,
  display: 'grid',
  gap: '8px',
  inlineSize: 'min(100%, 520px)',
  padding: '16px',
  pointerEvents: 'none',
  '@media': { [below.phone]: { padding: '8px', insetBlockEnd: 'env(safe-area-inset-bottom)' } },
})
// It stands at the window's edge: its focus is drawn inside.
paint(toast('region', ':focus-visible'), { outlineOffset: '-4px', boxShadow: `inset 0 0 0 2px ${vars.signal}` })
paint(toast('root'), {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto auto',
  gap: '4px 12px',
  alignItems: 'center',
  minBlockSize: '56px',
  padding: '8px 6px 8px 16px',
  background: vars.band,
  color: vars.onBand,
  boxShadow: vars.float,
  borderInlineStart: `6px solid ${vars.signal}`,
  fontSize: vars.sizeSmall,
  lineHeight: 1.43,
  pointerEvents: 'auto',
  animation: `shop-rise ${vars.calm} ${vars.ease}`,
  '@media': { [forced]: { border: '1px solid' } },
})
// On a phone the action stands below the words, which keep their width.
paint(toast('root'), { '@media': { [below.phone]: { gridTemplateColumns: '24px minmax(0, 1fr) auto' } } })
paint(`${toast('root')} > ${scope('button')('root')}`, {
  '@media': { [below.phone]: { gridArea: '2 / 2', justifySelf: 'start', marginInlineStart: '-8px' } },
})
paint(`${toast('root')} > ${scope('button')('icon')}`, { '@media': { [below.phone]: { gridArea: '1 / 3' } } })
paint(toast('root', '[data-swipe="move"]'), { transform: 'translateX(var(--radix-toast-swipe-move-x))' })
paint(toast('root', '[data-kind="error"]'), { borderColor: vars.bandDanger })
paint(toast('root', '[data-kind="error"] > svg'), { color: vars.bandDanger })
paint(`${toast('root')} ${scope('button')('root')}`, {
  vars: { '--_text': vars.onBand },
  textDecorationColor: vars.accent,
})
paint(`${toast('root')} ${scope('button')('root')}:hover`, { vars: { '--_text': vars.onBand } })
paint(`${toast('root')} :focus-visible`, { outlineColor: vars.signal, boxShadow: `0 0 0 2px ${vars.band}` })
paint(toast('root', ':focus-visible'), { outlineColor: vars.signal, outlineOffset: '-4px' })
