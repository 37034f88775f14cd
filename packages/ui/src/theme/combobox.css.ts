import './field.css.ts'
import { vars } from './contract.css.ts'
import { any, coarse, forced, paint, scope } from './paint.ts'

const combobox = scope('combobox')

paint(combobox('root'), { position: 'relative', display: 'grid' })
paint(combobox('popup'), {
  position: 'absolute',
  inset: '100% 0 auto',
  zIndex: 30,
  marginBlockStart: '6px',
  background: vars.surface,
  border: `1px solid ${vars.ink}`,
  boxShadow: vars.float,
  animation: `shop-appear ${vars.quick} ${vars.ease}`,
})
// The list scrolls, not what holds it: a list box is reached through its field, a box that scrolls would have to be a tab stop.
paint(combobox('list'), { maxBlockSize: '320px', overflowY: 'auto', overscrollBehavior: 'contain' })
paint(any(combobox('option'), combobox('row')), {
  padding: '10px 14px',
  minBlockSize: vars.touch,
  fontSize: vars.sizeSmall,
})
paint(combobox('option'), { borderBlockEnd: `1px solid ${vars.line}`, cursor: 'pointer' })
paint(combobox('option', ':last-child'), { borderBlockEnd: 0 })
paint(combobox('option', ':hover'), { background: vars.sunken })
paint(combobox('option', '[aria-selected="true"]'), {
  fontWeight: 600,
  borderInlineStart: `6px solid ${vars.accent}`,
  paddingInlineStart: '8px',
})
paint(combobox('option', '[data-active]'), {
  background: vars.ink,
  color: vars.paper,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
paint(combobox('detail'), { display: 'block', fontSize: vars.sizeNote, color: vars.inkFaint })
paint(combobox('option', '[data-active] [data-part="detail"]'), { color: 'inherit' })
paint(`${combobox('option')} mark`, { background: vars.signal, color: vars.onSignal })
paint(combobox('option', '[data-active] mark'), { background: 'none', color: 'inherit', fontWeight: 700 })
paint(combobox('list', '[aria-busy]'), { cursor: 'progress' })
paint(combobox('row'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  color: vars.inkSoft,
})
paint(combobox('row', '[data-status="failed"]'), { color: vars.danger })
paint(any(combobox('retry'), combobox('favourite')), {
  minBlockSize: '32px',
  '@media': { [coarse]: { minBlockSize: vars.touch } },
  textDecoration: `underline 2px ${vars.accentMark}`,
  textUnderlineOffset: '4px',
})
paint(combobox('retry'), { color: vars.ink })
paint(combobox('favourite'), { paddingInline: '8px', minInlineSize: vars.touch })
paint(any(combobox('retry', ':hover'), combobox('favourite', ':hover')), { textDecorationThickness: '4px' })
paint(combobox('favourites'), { display: 'flex', flexWrap: 'wrap', marginInline: '-8px', fontSize: vars.sizeSmall })
paint(combobox('favourite', '[aria-pressed="true"]'), { fontWeight: 600, textDecoration: 'none' })
