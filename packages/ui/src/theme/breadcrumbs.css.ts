import { breakpoints, componentStyle, inlineDirection, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const crumbs = partSelector('breadcrumbs')

componentStyle(crumbs('list'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  fontSize: vars.typeSmall,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
})
componentStyle(crumbs('item'), { display: 'flex', alignItems: 'center', gap: '8px', minBlockSize: vars.sizeTouch })
componentStyle(`${crumbs('item')} + ${crumbs('item')}::before`, {
  content: '""',
  inlineSize: '6px',
  blockSize: '6px',
  flex: 'none',
  borderBlockStart: `1.5px solid ${vars.textSubtle}`,
  borderInlineEnd: `1.5px solid ${vars.textSubtle}`,
  rotate: `calc(45deg * ${inlineDirection})`,
})
// On phones the heading below shows the current page: a long path does not repeat it on a line of its own.
componentStyle(`${crumbs('item', ':nth-child(n+3):last-child')}`, {
  '@media': {
    [breakpoints.phone]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
})
componentStyle(crumbs('link'), {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.sizeTouch,
  textDecoration: 'none',
})
componentStyle(crumbs('link', ':hover'), { textDecoration: 'underline', textUnderlineOffset: '4px' })
