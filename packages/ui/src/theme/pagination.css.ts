import { breakpoints, componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const pages = partSelector('pagination')

componentStyle(pages('root'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  '@media': { [breakpoints.phone]: { justifyContent: 'center' } },
})
componentStyle(pages('list'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  '@media': { [breakpoints.phone]: { order: -1, inlineSize: '100%', justifyContent: 'center' } },
})
componentStyle(selectorList(pages('link'), pages('ellipsis'), pages('step')), {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.sizeControl,
  minBlockSize: vars.sizeControl,
  paddingInline: '8px',
  textDecoration: 'none',
  font: `700 1.25rem/1 ${vars.fontHeading}`,
  border: '1px solid transparent',
  borderRadius: vars.radius,
  '@media': { [breakpoints.small]: { minInlineSize: vars.sizeTouch } },
})
// Seven items fit side by side down to 320 px.
componentStyle(pages('ellipsis'), {
  border: 0,
  '@media': { [breakpoints.small]: { minInlineSize: '20px', paddingInline: 0 } },
})
componentStyle(selectorList(pages('link', ':hover'), pages('step', ':hover')), { borderColor: vars.text })
componentStyle(pages('link', '[aria-current]'), {
  background: vars.text,
  color: vars.background,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
componentStyle(pages('step'), {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  paddingInline: '16px',
  borderColor: vars.borderControl,
  fontSize: '1.125rem',
  '@media': { [breakpoints.phone]: { flex: 1 } },
})
componentStyle(pages('step', '[data-disabled]'), { borderColor: vars.border, color: vars.textSubtle })
