import { componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const badge = partSelector('language-badge')

componentStyle(badge('root'), { position: 'relative', display: 'inline-grid' })
componentStyle(badge('trigger'), {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.sizeTouch,
  minBlockSize: vars.sizeTouch,
})
componentStyle(badge('badge'), {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '30px',
  blockSize: '30px',
  paddingInline: '4px',
  border: '1px solid currentcolor',
  borderRadius: '50%',
  font: `700 0.9375rem/1 ${vars.fontHeading}`,
})
// The border keeps the text's colour, so that the badge is seen on a light surface too.
componentStyle(badge('trigger', ':is(:hover, [aria-expanded="true"]) [data-part="badge"]'), {
  background: vars.onInverse,
  color: vars.inverse,
})
componentStyle(badge('content'), {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 40,
  minInlineSize: '168px',
  background: vars.surface,
  color: vars.text,
  borderBlockStart: `4px solid ${vars.accent}`,
  boxShadow: vars.elevationOverlay,
  animation: `shop-fade-in ${vars.motionFast} ${vars.motionEasing}`,
  '@media': { [forcedColors]: { border: '1px solid' } },
})
// Before hydration the list opens by CSS on hover and focus.
componentStyle(badge('content', '[data-state="closed"]'), { display: 'none' })
componentStyle(
  selectorList(
    `${badge('root', ':not([data-hydrated]):hover')} ${badge('content')}`,
    `${badge('root', ':not([data-hydrated]):focus-within')} ${badge('content')}`,
  ),
  { display: 'block' },
)
componentStyle(badge('link'), {
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  minBlockSize: vars.sizeTouch,
  padding: '4px 16px',
  fontSize: vars.typeSmall,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.border}`,
})
componentStyle(badge('link', ':hover'), { background: vars.surfaceSunken })
componentStyle(badge('link', '[aria-current]'), {
  fontWeight: 600,
  borderInlineStart: `6px solid ${vars.accent}`,
  paddingInlineStart: '10px',
})
// Inside the list the focus ring uses the surface's colours, also when the badge is on an inverse surface.
componentStyle(badge('link', ':focus-visible:focus-visible'), {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.highlight}`,
})
