import { componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'
import { floatingRowFocus, floatingRowSelected, floatingRows, floatingSurface } from './floating.ts'

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
floatingSurface(badge('content'))
componentStyle(badge('content'), {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  minInlineSize: '168px',
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
floatingRows(badge('link'))
floatingRowFocus(badge('link'))
floatingRowSelected(badge('link', '[aria-current]'))
