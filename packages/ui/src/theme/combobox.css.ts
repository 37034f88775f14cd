import './field.css.ts'
import { coarsePointer, componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'
import { floatingRowActive, floatingRowSelected, floatingRows, floatingSurface } from './floating.ts'

const combobox = partSelector('combobox')

componentStyle(combobox('root'), { display: 'grid' })
// The component positions it; its margin is the distance from the input.
floatingSurface(combobox('popup'))
componentStyle(combobox('popup'), {
  margin: '6px 0 0',
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
})
// The list scrolls, not its container: a listbox is operated through its input, a scrollable container would have to be
// a tab stop.
componentStyle(combobox('list'), {
  minBlockSize: 0,
  maxBlockSize: '320px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
componentStyle(combobox('empty'), { padding: '6px 14px', minBlockSize: vars.sizeTouch, fontSize: vars.typeSmall })
floatingRows(combobox('option'))
floatingRowSelected(combobox('option', '[aria-selected="true"]'))
floatingRowActive(combobox('option', '[data-active]'))
// One line of text and its marks.
componentStyle(combobox('option'), { display: 'block', padding: '10px 14px', cursor: 'pointer' })
componentStyle(combobox('detail'), { display: 'block', fontSize: vars.typeCaption, color: vars.textSubtle })
componentStyle(combobox('option', '[data-active] [data-part="detail"]'), { color: 'inherit' })
componentStyle(`${combobox('option')} mark`, { background: vars.highlight, color: vars.onHighlight })
componentStyle(combobox('option', '[data-active] mark'), { background: 'none', color: 'inherit', fontWeight: 700 })
componentStyle(combobox('list', '[aria-busy]'), { cursor: 'progress' })
componentStyle(combobox('empty'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  color: vars.textMuted,
})
componentStyle(combobox('empty', '[data-status="failed"]'), { color: vars.danger })
componentStyle(selectorList(combobox('retry'), combobox('popular-option')), {
  minBlockSize: '32px',
  '@media': { [coarsePointer]: { minBlockSize: vars.sizeTouch } },
  textDecoration: `underline 2px ${vars.accentLine}`,
  textUnderlineOffset: '4px',
})
componentStyle(combobox('retry'), { color: vars.text })
componentStyle(combobox('popular-option'), { paddingInline: '8px', minInlineSize: vars.sizeTouch })
componentStyle(selectorList(combobox('retry', ':hover'), combobox('popular-option', ':hover')), {
  textDecorationThickness: '4px',
})
componentStyle(combobox('popular-option', ':disabled'), {
  color: vars.textSubtle,
  textDecoration: 'none',
  cursor: 'not-allowed',
})
componentStyle(combobox('popular-options'), {
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: '-8px',
  fontSize: vars.typeSmall,
  '@media': { '(scripting: none)': { display: 'none' } },
})
componentStyle(combobox('popular-option', '[aria-pressed="true"]'), { fontWeight: 600, textDecoration: 'none' })
