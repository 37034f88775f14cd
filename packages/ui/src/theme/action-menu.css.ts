import { componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const menu = partSelector('action-menu')

componentStyle(menu('trigger'), {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minBlockSize: vars.sizeTouch,
  padding: '4px 12px',
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  background: vars.surface,
  font: `700 1.0625rem/1.1 ${vars.fontHeading}`,
})
componentStyle(menu('trigger', ':is(:hover, [aria-expanded="true"])'), { borderColor: vars.text })
componentStyle(menu('trigger', '::after'), {
  content: '""',
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  margin: '-4px 2px 0',
  borderInlineEnd: '2px solid currentcolor',
  borderBlockEnd: '2px solid currentcolor',
  rotate: '45deg',
})
componentStyle(menu('content'), {
  zIndex: 40,
  inlineSize: 'max-content',
  minInlineSize: 'max(var(--radix-dropdown-menu-trigger-width), 200px)',
  maxInlineSize: 'min(320px, calc(100vw - 32px))',
  maxBlockSize: 'min(420px, var(--radix-dropdown-menu-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginBlock: '4px',
  background: vars.surface,
  color: vars.text,
  border: `1px solid ${vars.text}`,
  boxShadow: vars.elevationOverlay,
  animation: `shop-fade-in ${vars.motionFast} ${vars.motionEasing}`,
})
// Otherwise Radix takes an opening animation that has just begun for one of closing, and keeps the menu until it ends.
componentStyle(menu('content', '[data-state="closed"]'), { animation: 'none' })
componentStyle(menu('item'), {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.sizeTouch,
  padding: '6px 14px 6px 36px',
  position: 'relative',
  fontSize: vars.typeSmall,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
})
componentStyle(menu('item', ':is(:hover, :focus)'), { background: vars.surfaceSunken })
componentStyle(menu('item', ':focus-visible:focus-visible'), {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.highlight}`,
})
componentStyle(menu('item', '[data-checked]'), { fontWeight: 600 })
componentStyle(menu('item', '[data-checked]::before'), {
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
componentStyle(menu('item', '[data-disabled]'), { color: vars.textSubtle, cursor: 'not-allowed' })
componentStyle(menu('separator'), {
  borderBlockStart: `1px solid ${vars.border}`,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
})
