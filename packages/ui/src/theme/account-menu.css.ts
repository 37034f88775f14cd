import { componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'
import { floatingRowFocus, floatingRowSelected, floatingRows, floatingSurface } from './floating.ts'

const menu = partSelector('account-menu')

componentStyle(menu('root'), { position: 'relative', display: 'inline-grid' })
componentStyle(menu('trigger'), {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minInlineSize: vars.sizeTouch,
  minBlockSize: vars.sizeTouch,
  border: '1px solid transparent',
  borderRadius: vars.radius,
})
componentStyle(menu('trigger', ':is(:hover, [aria-expanded="true"])'), { borderColor: 'currentcolor' })
floatingSurface(menu('content'))
componentStyle(menu('content'), {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  minInlineSize: '240px',
  maxInlineSize: 'calc(100vw - 32px)',
})
componentStyle(
  selectorList(
    `${menu('root', '[data-hydrated]')} ${menu('content', '[data-state="closed"]')}`,
    `${menu('root', ':not([data-hydrated], :focus-within)')} ${menu('content', '[data-state="closed"]')}`,
  ),
  { display: 'none' },
)
floatingRows(menu('link'), menu('sign-out'))
floatingRowFocus(menu('link'), menu('sign-out'))
floatingRowSelected(menu('link', '[aria-current]'))
