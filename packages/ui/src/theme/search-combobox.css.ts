import { vars } from './contract.css.ts'
import { forced, paint, scope } from './paint.ts'

const search = scope('search-combobox')

paint(search('root'), { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' })
paint(search('input'), {
  minBlockSize: vars.control,
  padding: '10px 14px',
  background: vars.surface,
  color: vars.ink,
  border: `1px solid ${vars.lineField}`,
  borderInlineEnd: 0,
  borderRadius: vars.radius,
  lineHeight: 1.5,
})
paint(search('input', '::placeholder'), { color: vars.inkFaint, opacity: 1 })
paint(search('input', ':hover'), { borderColor: vars.ink })
paint(search('send'), {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control,
  background: vars.accent,
  color: vars.onAccent,
  border: `1px solid ${vars.ink}`,
  borderRadius: vars.radius,
})
paint(search('send', ':hover'), { background: vars.accentHover })
paint(search('popup'), {
  position: 'absolute',
  inset: '100% 0 auto',
  zIndex: 40,
  marginBlockStart: '6px',
  maxBlockSize: 'min(420px, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface,
  color: vars.ink,
  border: `1px solid ${vars.ink}`,
  boxShadow: vars.float,
  animation: `shop-appear ${vars.quick} ${vars.ease}`,
})
paint(search('option'), {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '52px',
  padding: '6px 14px',
  fontSize: vars.sizeSmall,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.line}`,
})
paint(search('option', ':last-child'), { borderBlockEnd: 0 })
paint(search('option', ':hover'), { background: vars.sunken })
paint(search('option', '[data-active]'), {
  background: vars.ink,
  color: vars.paper,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
paint(search('picture'), { inlineSize: '40px', blockSize: '40px', flex: 'none', background: vars.plate })
paint(`${search('picture')} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })
paint(search('text'), { minInlineSize: 0 })
paint(`${search('text')} mark`, { background: vars.signal, color: vars.onSignal })
paint(search('option', '[data-active] mark'), { background: 'none', color: 'inherit', fontWeight: 700 })
paint(search('detail'), { marginInlineStart: 'auto', color: vars.inkSoft, whiteSpace: 'nowrap' })
paint(search('option', '[data-active] [data-part="detail"]'), { color: 'inherit' })
paint(search('note'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minBlockSize: '52px',
  padding: '4px 14px',
  fontSize: vars.sizeSmall,
  color: vars.inkSoft,
})
paint(search('retry'), {
  minBlockSize: vars.touch,
  color: vars.ink,
  textDecoration: `underline 2px ${vars.accent}`,
  textUnderlineOffset: '4px',
})
paint(search('retry', ':hover'), { textDecorationThickness: '4px' })
