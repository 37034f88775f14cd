import { vars } from './contract.css.ts'
import { any, below, paint, scope } from './paint.ts'

const sidebar = scope('account-sidebar')
const phone = below.phone

// Before scripts run the width decides; then the part itself knows whether the list folds.
paint(sidebar('button'), {
  display: 'none',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: '56px',
  padding: '8px 16px 8px 20px',
  background: vars.surface,
  border: `1px solid ${vars.ink}`,
  font: `700 1.25rem/1.1 ${vars.fontHead}`,
  '@media': { [phone]: { display: 'flex' } },
})
paint(`${sidebar('root', '[data-ready]')} ${sidebar('button', ':not([hidden])')}`, { display: 'flex' })
paint(`${sidebar('button')} > svg:last-child`, {
  marginInlineStart: 'auto',
  transition: `rotate ${vars.calm} ${vars.ease}`,
})
paint(`${sidebar('button', '[data-state="open"]')} > svg:last-child`, { rotate: '180deg' })
paint(sidebar('list'), {
  background: vars.surface,
  border: `1px solid ${vars.line}`,
})
// Until scripts run, the focus within opens the list on a phone.
paint(
  any(
    `${sidebar('root', '[data-ready]')} ${sidebar('list', '[data-state="closed"]')}`,
    `${sidebar('root', ':not([data-ready], :focus-within)')} ${sidebar('list', '[data-state="closed"]')}`,
  ),
  { '@media': { [phone]: { display: 'none' } } },
)
paint(any(sidebar('link'), sidebar('sign-out')), {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: '52px',
  padding: '8px 16px 8px 20px',
  position: 'relative',
  textDecoration: 'none',
  font: `700 1.1875rem/1.1 ${vars.fontHead}`,
  borderBlockEnd: `1px solid ${vars.line}`,
})
paint(sidebar('item', ':last-child > *'), { borderBlockEnd: 0 })
paint(any(sidebar('link', ':is(:hover, [aria-current])'), sidebar('sign-out', ':hover')), { background: vars.sunken })
paint(sidebar('link', '[aria-current]::before'), {
  content: '""',
  position: 'absolute',
  insetBlock: '-1px',
  insetInlineStart: 0,
  borderInlineStart: `6px solid ${vars.accent}`,
  borderInlineEnd: `1px solid ${vars.ink}`,
})
paint(sidebar('count'), {
  marginInlineStart: 'auto',
  font: `400 ${vars.sizeNote}/1 ${vars.fontText}`,
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})
