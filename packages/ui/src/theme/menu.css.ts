import { vars } from './contract.css.ts'
import { any, paint, scope } from './paint.ts'

const menu = scope('menu')

paint(any(menu('root', '[data-direction="forward"] [data-part="level"]:not([data-depth="1"])')), {
  animation: `shop-from-end ${vars.calm} ${vars.ease}`,
})
paint(menu('root', '[data-direction="back"] [data-part="level"]'), {
  animation: `shop-from-start ${vars.calm} ${vars.ease}`,
})
paint(menu('back'), {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: '52px',
  fontSize: vars.sizeSmall,
  color: vars.inkSoft,
})
paint(menu('back', ':hover'), { color: vars.ink })
paint(menu('title'), {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '52px',
  font: `800 ${vars.sizeH3}/1.17 ${vars.fontHead}`,
  textDecoration: 'none',
  borderBlockEnd: `2px solid ${vars.lineStrong}`,
})
paint(menu('item'), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderBlockEnd: `1px solid ${vars.line}`,
})
paint(menu('link'), {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '52px',
  paddingBlock: '8px',
  textDecoration: 'none',
  font: `700 1.1875rem/1.15 ${vars.fontHead}`,
})
paint(any(menu('link', ':hover'), menu('title', ':hover')), {
  textDecoration: `underline 2px ${vars.accentMark}`,
  textUnderlineOffset: '4px',
})
paint(menu('link', '[aria-current]'), { borderInlineStart: `6px solid ${vars.accent}`, paddingInlineStart: '10px' })
paint(menu('toggle'), {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  borderInlineStart: `1px solid ${vars.line}`,
})
paint(menu('toggle', ':hover'), { background: vars.sunken })
