import './layers.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { below, forced, paint, scope } from './paint.ts'

const tabs = scope('tabs')
const chosen = '[aria-selected="true"]'

paint(tabs('list'), {
  display: 'flex',
  borderBlockEnd: `2px solid ${vars.lineStrong}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [below.phone]: { marginInline: `calc(${vars.gutter} * -1)`, paddingInline: vars.gutter },
    '(scripting: none)': { display: 'none' },
  },
})
paint(tabs('tab'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '56px',
  padding: '8px 24px',
  font: `700 1.375rem/1 ${vars.fontHead}`,
  whiteSpace: 'nowrap',
  color: vars.inkSoft,
  textDecoration: 'none',
  border: '1px solid transparent',
  borderBlockEnd: 0,
  position: 'relative',
  '@media': { [below.phone]: { paddingInline: '14px', fontSize: '1.25rem' } },
})
paint(tabs('tab', ':hover'), { color: vars.ink })
paint(tabs('tab', ':focus-visible'), { outlineOffset: '-4px', boxShadow: `inset 0 0 0 6px ${vars.signal}` })
paint(tabs('tab', chosen), {
  background: vars.surface,
  color: vars.ink,
  borderColor: vars.lineStrong,
  '@media': { [forced]: { borderBlockStart: '4px solid Highlight' } },
})
paint(tabs('tab', `${chosen}::before`), {
  content: '""',
  position: 'absolute',
  inset: '0 0 auto',
  blockSize: '4px',
  background: vars.accent,
})
paint(tabs('count'), { font: `400 ${vars.sizeNote}/1 ${vars.fontText}` })
paint(tabs('panel'), {
  background: vars.surface,
  padding: '32px',
  border: `solid ${vars.lineStrong}`,
  borderWidth: '0 1px 1px',
  '@media': {
    [below.phone]: {
      padding: `20px ${vars.gutter} 24px`,
      marginInline: `calc(${vars.gutter} * -1)`,
      borderInline: 0,
    },
    '(scripting: none)': { borderBlockStart: `2px solid ${vars.lineStrong}`, marginBlockEnd: '24px' },
  },
})
// Without scripts no tab can be chosen: all panels are shown. In the layer of the rule that hides, to be able to win.
globalStyle(tabs('panel', '[hidden]'), {
  '@layer': { 'shop.reset': { '@media': { '(scripting: none)': { display: 'block !important' } } } },
})
