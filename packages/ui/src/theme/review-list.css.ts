import './review-grade.css.ts'
import { breakpoints, componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const list = partSelector('review-list')

componentStyle(selectorList(list('description'), list('date')), { fontSize: vars.typeSmall, color: vars.textMuted })
componentStyle(list('item'), {
  display: 'grid',
  gap: '10px',
  paddingBlock: '20px',
  borderBlockStart: `1px solid ${vars.border}`,
})
componentStyle(list('item', ':first-child'), { borderBlockStart: `2px solid ${vars.borderStrong}` })
componentStyle(`${list('item')} p`, { maxInlineSize: '72ch' })
componentStyle(list('header'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  alignItems: 'center',
  fontSize: vars.typeSmall,
})
componentStyle(list('name'), { fontWeight: 600, fontSize: vars.typeBody })
componentStyle(list('date'), {
  marginInlineStart: 'auto',
  '@media': { [breakpoints.phone]: { marginInlineStart: 0, inlineSize: '100%', order: 5 } },
})
componentStyle(list('reply'), {
  padding: '12px 16px',
  background: vars.surfaceSunken,
  borderInlineStart: `3px solid ${vars.text}`,
  fontSize: vars.typeSmall,
  lineHeight: 1.5,
})
