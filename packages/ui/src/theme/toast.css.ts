import { breakpoints, componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const toast = partSelector('toast')

componentStyle(toast('region'), {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 70,
  display: 'grid',
  gap: '8px',
  inlineSize: 'min(100%, 520px)',
  padding: '16px',
  pointerEvents: 'none',
  '@media': { [breakpoints.phone]: { padding: '8px', insetBlockEnd: 'env(safe-area-inset-bottom)' } },
})
// The region touches the viewport's edge: its focus ring is drawn inside.
componentStyle(toast('region', ':focus-visible'), {
  outlineOffset: '-4px',
  boxShadow: `inset 0 0 0 2px ${vars.highlight}`,
})
componentStyle(toast('root'), {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto auto',
  gap: '4px 12px',
  alignItems: 'center',
  minBlockSize: '56px',
  paddingBlock: '8px',
  paddingInline: '16px 6px',
  background: vars.inverse,
  color: vars.onInverse,
  boxShadow: vars.elevationOverlay,
  borderInlineStart: `6px solid ${vars.highlight}`,
  fontSize: vars.typeSmall,
  lineHeight: 1.43,
  pointerEvents: 'auto',
  animation: `shop-slide-up ${vars.motionNormal} ${vars.motionEasing}`,
  '@media': { [forcedColors]: { border: '1px solid' } },
})
// On phones the action is below the text, which keeps its width.
componentStyle(toast('root'), {
  '@media': { [breakpoints.phone]: { gridTemplateColumns: '24px minmax(0, 1fr) auto' } },
})
componentStyle(`${toast('root')} > ${partSelector('button')('root')}`, {
  '@media': { [breakpoints.phone]: { gridArea: '2 / 2', justifySelf: 'start', marginInlineStart: '-8px' } },
})
componentStyle(toast('root', '[data-swipe="move"]'), { transform: 'translateX(var(--radix-toast-swipe-move-x))' })
componentStyle(toast('root', '[data-variant="error"]'), { borderColor: vars.inverseDanger })
componentStyle(toast('root', '[data-variant="error"] > svg'), { color: vars.inverseDanger })
componentStyle(`${toast('root')} ${partSelector('button')('root')}`, {
  vars: { '--_text': vars.onInverse },
  textDecorationColor: vars.accent,
})
componentStyle(`${toast('root')} ${partSelector('button')('root')}:hover`, { vars: { '--_text': vars.onInverse } })
componentStyle(`${toast('root')} :focus-visible`, {
  outlineColor: vars.highlight,
  boxShadow: `0 0 0 2px ${vars.inverse}`,
})
componentStyle(toast('root', ':focus-visible'), { outlineColor: vars.highlight, outlineOffset: '-4px' })
