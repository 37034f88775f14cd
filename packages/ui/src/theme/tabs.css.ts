import './layers.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { breakpoints, componentStyle, forcedColors, pageBleed, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const tabs = partSelector('tabs')
const chosen = '[aria-selected="true"]'

componentStyle(tabs('list'), {
  display: 'flex',
  borderBlockEnd: `2px solid ${vars.borderStrong}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [breakpoints.phone]: { marginInline: `calc(${pageBleed} * -1)`, paddingInline: pageBleed },
    '(scripting: none), print': { display: 'none' },
  },
})
componentStyle(tabs('tab'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '56px',
  padding: '8px 24px',
  font: `700 1.375rem/1 ${vars.fontHeading}`,
  whiteSpace: 'nowrap',
  color: vars.textMuted,
  textDecoration: 'none',
  border: '1px solid transparent',
  borderBlockEnd: 0,
  position: 'relative',
  '@media': { [breakpoints.phone]: { paddingInline: '14px', fontSize: '1.25rem' } },
})
componentStyle(tabs('tab', ':hover'), { color: vars.text })
componentStyle(tabs('tab', ':focus-visible'), { outlineOffset: '-4px', boxShadow: `inset 0 0 0 6px ${vars.highlight}` })
componentStyle(tabs('tab', chosen), {
  background: vars.surface,
  color: vars.text,
  borderColor: vars.borderStrong,
  '@media': { [forcedColors]: { borderBlockStart: '4px solid Highlight' } },
})
componentStyle(tabs('tab', `${chosen}::before`), {
  content: '""',
  position: 'absolute',
  inset: '0 0 auto',
  blockSize: '4px',
  background: vars.accent,
})
componentStyle(tabs('count'), { font: `400 ${vars.typeCaption}/1 ${vars.fontBody}` })
componentStyle(tabs('panel', ':not([data-persistent])'), {
  background: vars.surface,
  padding: '32px',
  border: `solid ${vars.borderStrong}`,
  borderWidth: '0 1px 1px',
  '@media': {
    [breakpoints.phone]: {
      padding: `20px ${vars.spaceGutter} 24px`,
      marginInline: `calc(${pageBleed} * -1)`,
      borderInline: 0,
    },
    '(scripting: none)': { borderBlockStart: `2px solid ${vars.borderStrong}`, marginBlockEnd: '24px' },
  },
})
// Without JavaScript and on paper no tab can be selected: all panels are shown. In the same layer as the rule that hides,
// to override it.
globalStyle(tabs('panel', '[hidden]'), {
  '@layer': { 'shop.reset': { '@media': { '(scripting: none), print': { display: 'block !important' } } } },
})
