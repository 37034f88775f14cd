import { vars } from './contract.css.ts'
import { any, forced, paint, scope } from './paint.ts'

const badge = scope('language-badge')

paint(badge('root'), { position: 'relative', display: 'inline-grid' })
paint(badge('button'), { display: 'grid', placeItems: 'center', minInlineSize: vars.touch, minBlockSize: vars.touch })
paint(badge('badge'), {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '30px',
  blockSize: '30px',
  paddingInline: '4px',
  border: '1px solid currentcolor',
  borderRadius: '50%',
  font: `700 0.9375rem/1 ${vars.fontHead}`,
})
paint(badge('button', ':is(:hover, [aria-expanded="true"]) [data-part="badge"]'), {
  background: vars.onBand,
  borderColor: vars.onBand,
  color: vars.band,
})
paint(badge('list'), {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 40,
  minInlineSize: '168px',
  background: vars.surface,
  color: vars.ink,
  borderBlockStart: `4px solid ${vars.accent}`,
  boxShadow: vars.float,
  animation: `shop-appear ${vars.quick} ${vars.ease}`,
  '@media': { [forced]: { border: '1px solid' } },
})
// Until scripts run, hover and focus open the list by CSS.
paint(badge('list', '[data-state="closed"]'), { display: 'none' })
paint(
  any(
    `${badge('root', ':not([data-ready]):hover')} ${badge('list')}`,
    `${badge('root', ':not([data-ready]):focus-within')} ${badge('list')}`,
  ),
  { display: 'block' },
)
paint(badge('link'), {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.touch,
  padding: '4px 16px',
  fontSize: vars.sizeSmall,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.line}`,
})
paint(badge('link', ':hover'), { background: vars.sunken })
paint(badge('link', '[aria-current]'), {
  fontWeight: 600,
  borderInlineStart: `6px solid ${vars.accent}`,
  paddingInlineStart: '10px',
})
// Inside a surface the ring takes the surface's colours again, whatever band the badge stands on.
paint(badge('link', ':focus-visible:focus-visible'), {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.signal}`,
})
