import { breakpoints, componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const line = partSelector('cart-line')
const small = line('root', '[data-size="small"]')

componentStyle(line('root'), {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '6px 16px',
  paddingBlock: '16px',
  position: 'relative',
  borderBlockEnd: `1px solid ${vars.border}`,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: '80px minmax(0, 1fr)', gap: '6px 12px' } },
})
/* The same animated stripes as on a pending button. */
componentStyle(line('root', '[data-pending]::after'), {
  content: '""',
  position: 'absolute',
  inset: 'auto 0 -2px',
  blockSize: '3px',
  background: `repeating-linear-gradient(115deg, currentcolor 0 8px, transparent 8px 16px)`,
  backgroundSize: '200% 100%',
  animation: 'shop-stripes 800ms linear infinite',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
})
componentStyle(small, { gridTemplateColumns: '72px minmax(0, 1fr)', paddingBlock: '12px' })
componentStyle(line('root', `:not(:has(${line('media')}))`), { gridTemplateColumns: 'minmax(0, 1fr)' })
componentStyle(line('media'), {
  gridRow: 'span 2',
  background: vars.mediaSurface,
  // Dark products keep their light ground.
  forcedColorAdjust: 'none',
  aspectRatio: '1',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  alignSelf: 'start',
})
componentStyle(`${line('media')} img`, { inlineSize: '94%', blockSize: '94%', objectFit: 'contain' })
componentStyle(selectorList(`${line('media')} picture`, `${line('media')} a`), { display: 'contents' })
componentStyle(line('name'), { font: `700 1.1875rem/1.15 ${vars.fontHeading}` })
componentStyle(`${small} ${line('name')}`, { fontSize: '1.0625rem' })
componentStyle(line('link'), { textDecoration: 'none' })
componentStyle(line('link', ':hover'), { textDecoration: 'underline', textUnderlineOffset: '3px' })
componentStyle(line('description'), {
  fontSize: vars.typeCaption,
  lineHeight: 1.38,
  color: vars.textSubtle,
  textWrap: 'balance',
})
componentStyle(line('error'), {
  // The last column: the only one without a picture.
  gridColumn: -2,
  fontSize: vars.typeSmall,
  lineHeight: 1.43,
  fontWeight: 500,
  color: vars.danger,
})
componentStyle(line('header'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 8px',
  alignItems: 'start',
})
// The name keeps a readable width: with large text the line total wraps below it.
componentStyle(`${line('header')} > :first-child`, { flex: '1 1 6.25rem', maxInlineSize: '100%' })
componentStyle(`${line('header')} ${partSelector('button')('icon')}`, {
  marginBlockStart: '-8px',
  // The icon stands at the edge of the line, the target does not reach over it.
  justifyItems: 'end',
  paddingInlineEnd: '2px',
})
componentStyle(line('footer'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
})
componentStyle(`${line('footer')} ${partSelector('price')('root')}`, {
  flexDirection: 'column',
  alignItems: 'end',
  gap: '2px',
  marginInlineStart: 'auto',
})
