import { vars } from './contract.css.ts'
import { forced, paint, scope } from './paint.ts'

const menu = scope('action-menu')

paint(menu('root'), { position: 'relative', display: 'inline-grid' })
paint(menu('button'), {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minBlockSize: vars.touch,
  padding: '4px 12px',
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  background: vars.surface,
  font: `700 1.0625rem/1.1 ${vars.fontHead}`,
})
paint(menu('button', ':is(:hover, [aria-expanded="true"])'), { borderColor: vars.ink })
paint(menu('button', '::after'), {
  content: '""',
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  margin: '-4px 2px 0',
  borderInlineEnd: '2px solid currentcolor',
  borderBlockEnd: '2px solid currentcolor',
  rotate: '45deg',
})
paint(menu('list'), {
  position: 'absolute',
  inset: '100% auto auto 0',
  zIndex: 40,
  inlineSize: 'max-content',
  minInlineSize: 'max(100%, 200px)',
  maxInlineSize: 'min(320px, calc(100vw - 32px))',
  maxBlockSize: 'min(420px, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginBlock: '4px',
  background: vars.surface,
  color: vars.ink,
  border: `1px solid ${vars.ink}`,
  boxShadow: vars.float,
  animation: `shop-appear ${vars.quick} ${vars.ease}`,
})
paint(menu('list', '[data-side="top"]'), { insetBlock: 'auto 100%' })
paint(menu('list', '[data-align="end"]'), { insetInline: 'auto 0' })
paint(menu('item'), {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.touch,
  padding: '6px 14px 6px 36px',
  position: 'relative',
  fontSize: vars.sizeSmall,
  overflowWrap: 'anywhere',
})
paint(menu('item', ':is(:hover, :focus)'), { background: vars.sunken })
paint(menu('item', ':focus-visible:focus-visible'), {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.signal}`,
})
paint(menu('item', '[data-checked]'), { fontWeight: 600 })
paint(menu('item', '[data-checked]::before'), {
  content: '""',
  position: 'absolute',
  insetInlineStart: '15px',
  insetBlockStart: 'calc(50% - 8px)',
  inlineSize: '6px',
  blockSize: '11px',
  borderInlineEnd: '2px solid currentcolor',
  borderBlockEnd: '2px solid currentcolor',
  rotate: '45deg',
})
paint(menu('item', ':disabled'), { color: vars.inkFaint, cursor: 'not-allowed' })
paint(menu('separator'), {
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { [forced]: { borderColor: 'CanvasText' } },
})
