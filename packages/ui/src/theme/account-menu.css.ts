import { componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

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
componentStyle(menu('content'), {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 40,
  minInlineSize: '240px',
  maxInlineSize: 'calc(100vw - 32px)',
  background: vars.surface,
  color: vars.text,
  borderBlockStart: `4px solid ${vars.accent}`,
  boxShadow: vars.elevationOverlay,
  animation: `shop-fade-in ${vars.motionFast} ${vars.motionEasing}`,
  '@media': { [forcedColors]: { border: '1px solid' } },
})
componentStyle(
  selectorList(
    `${menu('root', '[data-hydrated]')} ${menu('content', '[data-state="closed"]')}`,
    `${menu('root', ':not([data-hydrated], :focus-within)')} ${menu('content', '[data-state="closed"]')}`,
  ),
  { display: 'none' },
)
componentStyle(selectorList(menu('link'), menu('sign-out')), {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: vars.sizeTouch,
  padding: '4px 16px',
  fontSize: vars.typeSmall,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.border}`,
})
componentStyle(selectorList(menu('link', ':hover'), menu('sign-out', ':hover')), { background: vars.surfaceSunken })
componentStyle(menu('link', '[aria-current]'), {
  fontWeight: 600,
  borderInlineStart: `6px solid ${vars.accent}`,
  paddingInlineStart: '10px',
})
componentStyle(
  selectorList(menu('link', ':focus-visible:focus-visible'), menu('sign-out', ':focus-visible:focus-visible')),
  {
    outline: `2px solid ${vars.text}`,
    outlineOffset: '-2px',
    boxShadow: `inset 0 0 0 4px ${vars.highlight}`,
  },
)
