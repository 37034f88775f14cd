import './layers.css.ts'
import './button.css.ts'
import { breakpoints, componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const upload = partSelector('upload')

componentStyle(upload('root'), { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' })
componentStyle(upload('title'), { font: `700 ${vars.typeH4}/1.2 ${vars.fontHeading}`, marginBlockEnd: '8px' })
componentStyle(selectorList(upload('description'), upload('progress'), upload('size')), {
  fontSize: vars.typeSmall,
  color: vars.textMuted,
})
componentStyle(upload('trigger'), {
  position: 'relative',
  display: 'grid',
  // The native control is wider than a phone.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: '96px',
  padding: '16px',
  textAlign: 'center',
  background: vars.surface,
  border: `2px dashed ${vars.borderControl}`,
  borderRadius: vars.radius,
})
componentStyle(`${upload('trigger')} > span`, {
  textDecoration: `underline 2px ${vars.accentLine}`,
  textUnderlineOffset: '4px',
})
componentStyle(upload('input'), { maxInlineSize: '100%' })
// The native control stays on top: it takes the press and the dropped files.
componentStyle(`${upload('trigger', '[data-hydrated]')} > ${upload('input')}`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})
componentStyle(upload('trigger', ':hover'), { borderColor: vars.text })
componentStyle(upload('trigger', '[data-dragging]'), { borderStyle: 'solid', borderColor: vars.accentLine })
componentStyle(upload('trigger', ':has(:focus-visible)'), {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.highlight}`,
})
componentStyle(`${upload('root', '[data-invalid]')} > ${upload('trigger')}`, { borderColor: vars.danger })
componentStyle(`${upload('root', '[data-disabled]')} > ${upload('trigger')}`, {
  color: vars.textSubtle,
  background: vars.surfaceSunken,
  borderColor: vars.border,
})
componentStyle(selectorList(upload('error'), upload('item-error')), { fontSize: vars.typeSmall, color: vars.danger })
componentStyle(upload('items'), { display: 'grid', gap: '8px' })
componentStyle(upload('item'), {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: '4px 12px',
  alignItems: 'center',
  padding: '8px',
  background: vars.surface,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  '@media': { [breakpoints.small]: { gridTemplateColumns: '56px minmax(0, 1fr)' } },
})
componentStyle(upload('item', '[data-status="failed"]'), { borderInlineStart: `3px solid ${vars.danger}` })
componentStyle(upload('preview'), {
  inlineSize: '56px',
  blockSize: '56px',
  objectFit: 'cover',
  background: vars.surfaceSunken,
})
componentStyle(`${upload('item')} progress`, { inlineSize: '100%', maxInlineSize: '240px', accentColor: vars.text })
componentStyle(upload('actions'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [breakpoints.small]: { gridColumn: '1 / -1' } },
})
