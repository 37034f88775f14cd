import './layers.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { breakpoints, componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const sidebar = partSelector('account-sidebar')
const phone = breakpoints.phone

// Before hydration the viewport width decides; afterwards the `hidden` attribute of the part does.
componentStyle(sidebar('trigger'), {
  display: 'none',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingBlock: '8px',
  paddingInline: '20px 16px',
  background: vars.surface,
  border: `1px solid ${vars.text}`,
  font: `700 1.25rem/1.1 ${vars.fontHeading}`,
  '@media': { [phone]: { display: 'flex' } },
})
componentStyle(`${sidebar('root', '[data-hydrated]')} ${sidebar('trigger', ':not([hidden])')}`, { display: 'flex' })
componentStyle(`${sidebar('trigger')} > svg:last-child`, {
  marginInlineStart: 'auto',
  transition: `rotate ${vars.motionNormal} ${vars.motionEasing}`,
})
componentStyle(`${sidebar('trigger', '[data-state="open"]')} > svg:last-child`, { rotate: '180deg' })
componentStyle(sidebar('content'), {
  background: vars.surface,
  border: `1px solid ${vars.border}`,
})
// Before hydration focus within the sidebar shows the list on phones.
componentStyle(
  selectorList(
    `${sidebar('root', '[data-hydrated]')} ${sidebar('content', '[data-state="closed"]')}`,
    `${sidebar('root', ':not([data-hydrated], :focus-within)')} ${sidebar('content', '[data-state="closed"]')}`,
  ),
  { '@media': { [phone]: { display: 'none' } } },
)
// Without scripts nothing could open it where a press does not focus a button, as in Safari.
componentStyle(`${sidebar('root')} ${sidebar('trigger')}`, { '@media': { '(scripting: none)': { display: 'none' } } })
globalStyle(sidebar('content'), {
  '@layer': { 'shop.reset': { '@media': { '(scripting: none)': { display: 'block !important' } } } },
})
componentStyle(selectorList(sidebar('link'), sidebar('sign-out')), {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: '52px',
  paddingBlock: '8px',
  paddingInline: '20px 16px',
  position: 'relative',
  textDecoration: 'none',
  font: `700 1.1875rem/1.1 ${vars.fontHeading}`,
  borderBlockEnd: `1px solid ${vars.border}`,
})
componentStyle(sidebar('item', ':last-child > *'), { borderBlockEnd: 0 })
componentStyle(selectorList(sidebar('link', ':is(:hover, [aria-current])'), sidebar('sign-out', ':hover')), {
  background: vars.surfaceSunken,
})
componentStyle(sidebar('link', '[aria-current]::before'), {
  content: '""',
  position: 'absolute',
  insetBlock: '-1px',
  insetInlineStart: 0,
  borderInlineStart: `6px solid ${vars.accent}`,
  borderInlineEnd: `1px solid ${vars.text}`,
})
componentStyle(sidebar('count'), {
  marginInlineStart: 'auto',
  font: `400 ${vars.typeCaption}/1 ${vars.fontBody}`,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
