import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'
import { floatingRowActive, floatingRows, floatingSurface } from './floating.ts'

const search = partSelector('search-combobox')

componentStyle(search('root'), { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' })
componentStyle(search('input'), {
  minBlockSize: vars.sizeControl,
  padding: '10px 14px',
  background: vars.surface,
  color: vars.text,
  border: `1px solid ${vars.borderControl}`,
  borderInlineEnd: 0,
  borderRadius: vars.radius,
  lineHeight: 1.5,
})
componentStyle(search('input', '::placeholder'), { color: vars.textSubtle, opacity: 1 })
componentStyle(search('input', ':hover'), { borderColor: vars.text })
componentStyle(search('submit'), {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.sizeControl,
  background: vars.accent,
  color: vars.onAccent,
  border: `1px solid ${vars.text}`,
  borderRadius: vars.radius,
})
componentStyle(search('submit', ':hover'), { background: vars.accentHover })
// The component positions it; its margins are the distance from the form and how much wider than the form it is.
floatingSurface(search('popup'))
componentStyle(search('popup'), {
  margin: '6px 0 0',
  padding: 0,
  maxBlockSize: 'min(420px, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
componentStyle(search('heading'), {
  display: 'block',
  padding: '12px 14px 4px',
  fontSize: vars.typeCaption,
  color: vars.textMuted,
})
floatingRows(search('option'))
floatingRowActive(search('option', '[data-active]'))
componentStyle(search('option'), { gap: '12px', minBlockSize: '52px' })
componentStyle(search('image'), {
  inlineSize: '40px',
  blockSize: '40px',
  flex: 'none',
  background: vars.mediaSurface,
  forcedColorAdjust: 'none',
})
componentStyle(`${search('image')} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })
componentStyle(search('text'), { minInlineSize: 0 })
componentStyle(`${search('text')} mark`, { background: vars.highlight, color: vars.onHighlight })
componentStyle(search('option', '[data-active] mark'), { background: 'none', color: 'inherit', fontWeight: 700 })
componentStyle(search('detail'), { marginInlineStart: 'auto', color: vars.textMuted, whiteSpace: 'nowrap' })
componentStyle(search('option', '[data-active] [data-part="detail"]'), { color: 'inherit' })
componentStyle(search('empty'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minBlockSize: '52px',
  padding: '4px 14px',
  fontSize: vars.typeSmall,
  color: vars.textMuted,
})
componentStyle(search('retry'), {
  minBlockSize: vars.sizeTouch,
  color: vars.text,
  textDecoration: `underline 2px ${vars.accent}`,
  textUnderlineOffset: '4px',
})
componentStyle(search('retry', ':hover'), { textDecorationThickness: '4px' })
