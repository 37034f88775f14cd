import { componentStyle, forcedColors, inlineDirection, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'
import { floatingRowFocus, floatingRows, floatingSurface } from './floating.ts'

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
  // Mirrored twice in right-to-left pages: a check mark and an arrow down are the same in both.
  scale: `${inlineDirection} 1`,
})
floatingSurface(menu('content'))
componentStyle(menu('content'), {
  inlineSize: 'max-content',
  minInlineSize: 'max(var(--radix-dropdown-menu-trigger-width), 200px)',
  maxInlineSize: 'min(320px, calc(100vw - 32px))',
  maxBlockSize: 'min(420px, var(--radix-dropdown-menu-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginBlock: '4px',
})
// Otherwise Radix takes an opening animation that has just begun for one of closing, and keeps the menu until it ends.
componentStyle(menu('content', '[data-state="closed"]'), { animation: 'none' })
floatingRows(menu('item'))
floatingRowFocus(menu('item'))
componentStyle(menu('item'), {
  position: 'relative',
  paddingInlineStart: '36px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
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
  scale: `${inlineDirection} 1`,
})
componentStyle(menu('item', '[data-disabled]'), { color: vars.textSubtle, cursor: 'not-allowed' })
componentStyle(menu('separator'), {
  borderBlockStart: `1px solid ${vars.border}`,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
})
