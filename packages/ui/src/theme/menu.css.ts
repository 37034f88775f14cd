import { componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const menu = partSelector('menu')

componentStyle(selectorList(menu('root', '[data-direction="forward"] [data-part="level"]:not([data-depth="1"])')), {
  animation: `shop-slide-in-end ${vars.motionSlide} ${vars.motionEasing}`,
})
componentStyle(menu('root', '[data-direction="back"] [data-part="level"]'), {
  animation: `shop-slide-in-start ${vars.motionSlide} ${vars.motionEasing}`,
})
componentStyle(menu('back'), {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: '52px',
  fontSize: vars.typeSmall,
  color: vars.textMuted,
})
componentStyle(menu('back', ':hover'), { color: vars.text })
componentStyle(menu('title'), {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '52px',
  font: `800 ${vars.typeH3}/1.17 ${vars.fontHeading}`,
  textDecoration: 'none',
  borderBlockEnd: `2px solid ${vars.borderStrong}`,
})
componentStyle(menu('item'), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderBlockEnd: `1px solid ${vars.border}`,
})
componentStyle(menu('link'), {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '52px',
  paddingBlock: '8px',
  textDecoration: 'none',
  font: `700 1.1875rem/1.15 ${vars.fontHeading}`,
})
componentStyle(selectorList(menu('link', ':hover'), menu('title', ':hover')), {
  textDecoration: `underline 2px ${vars.accentLine}`,
  textUnderlineOffset: '4px',
})
componentStyle(menu('link', '[aria-current]'), {
  borderInlineStart: `6px solid ${vars.accent}`,
  paddingInlineStart: '10px',
})
componentStyle(menu('trigger'), {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  borderInlineStart: `1px solid ${vars.border}`,
})
componentStyle(menu('trigger', ':hover'), { background: vars.surfaceSunken })
