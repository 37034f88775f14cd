import { vars } from './contract.css.ts'
import { any, forced, paint, scope } from './paint.ts'

const menu = scope('account-menu')

paint(menu('root'), { position: 'relative', display: 'inline-grid' })
paint(menu('button'), {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minInlineSize: vars.touch,
  minBlockSize: vars.touch,
  border: '1px solid transparent',
  borderRadius: vars.radius,
})
paint(menu('button', ':is(:hover, [aria-expanded="true"])'), { borderColor: 'currentcolor' })
paint(menu('list'), {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 40,
  minInlineSize: '240px',
  maxInlineSize: 'calc(100vw - 32px)',
  background: vars.surface,
  color: vars.ink,
  borderBlockStart: `4px solid ${vars.accent}`,
  boxShadow: vars.float,
  animation: `shop-appear ${vars.quick} ${vars.ease}`,
  '@media': { [forced]: { border: '1px solid' } },
})
paint(
  any(
    `${menu('root', '[data-ready]')} ${menu('list', '[data-state="closed"]')}`,
    `${menu('root', ':not([data-ready], :focus-within)')} ${menu('list', '[data-state="closed"]')}`,
  ),
  { display: 'none' },
)
paint(any(menu('link'), menu('sign-out')), {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: vars.touch,
  padding: '4px 16px',
  fontSize: vars.sizeSmall,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.line}`,
})
paint(any(menu('link', ':hover'), menu('sign-out', ':hover')), { background: vars.sunken })
paint(menu('link', '[aria-current]'), {
  fontWeight: 600,
  borderInlineStart: `6px solid ${vars.accent}`,
  paddingInlineStart: '10px',
})
paint(any(menu('link', ':focus-visible:focus-visible'), menu('sign-out', ':focus-visible:focus-visible')), {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.signal}`,
})
