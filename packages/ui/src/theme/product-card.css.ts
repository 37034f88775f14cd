import {
  breakpoints,
  coarsePointer,
  componentStyle,
  forcedColors,
  hoverPointer,
  pageBleed,
  partSelector,
  selectorList,
} from './component-styles.ts'
import { vars } from './contract.css.ts'

const card = partSelector('product-card')
const iconButton = partSelector('button')('icon')
const columns = '--_columns'

/* Cells share borders, rows share tracks (subgrid), so names and prices align across a row. */
componentStyle(card('list'), {
  vars: { [columns]: '4' },
  display: 'grid',
  // As many columns as requested, fewer where large text would break words.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(100% / var(${columns}) - 1px, 8.75rem)), 1fr))`,
  borderBlockStart: `1px solid ${vars.border}`,
  borderInlineStart: `1px solid ${vars.border}`,
})
for (const count of ['2', '3'])
  componentStyle(card('list', `[data-columns="${count}"]`), { vars: { [columns]: count } })
componentStyle(card('list', '[data-columns="4"]'), { '@media': { [breakpoints.laptop]: { vars: { [columns]: '3' } } } })
// A row of four stays one row or two rows of two: three columns would leave one over.
componentStyle(card('list', '[data-layout="row"]'), {
  '@media': { [breakpoints.laptop]: { vars: { [columns]: '4' } } },
})
componentStyle(card('list', '[data-columns]'), {
  '@media': {
    [breakpoints.phone]: {
      vars: { [columns]: '2' },
      marginInline: `calc(${pageBleed} * -1)`,
      borderInlineStart: 0,
    },
  },
})
componentStyle(card('list', '[data-layout="row"]'), {
  '@media': {
    [breakpoints.phone]: {
      gridTemplate: 'repeat(7, auto) / none',
      gridAutoFlow: 'column',
      gridAutoColumns: '68vw',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: pageBleed,
      scrollbarWidth: 'none',
    },
  },
})

componentStyle(card('root'), {
  display: 'grid',
  gridRow: 'span 7',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: 0,
  position: 'relative',
  background: vars.surface,
  border: `solid ${vars.border}`,
  borderWidth: 0,
  borderBlockEndWidth: '1px',
  borderInlineEndWidth: '1px',
  padding: '12px 16px 16px',
  '@media': { [breakpoints.phone]: { padding: '10px 12px 12px' }, [forcedColors]: { border: '1px solid' } },
})
componentStyle(card('root', ':hover'), { outline: `2px solid ${vars.text}`, outlineOffset: '-1px', zIndex: 1 })
componentStyle(`${card('list', '[data-layout="grid"]')} > ${card('root', ':nth-child(even)')}`, {
  '@media': { [breakpoints.phone]: { borderInlineEnd: 0 } },
})
componentStyle(`${card('list', '[data-layout="row"]')} > ${card('root')}`, {
  '@media': { [breakpoints.phone]: { scrollSnapAlign: 'start' } },
})

componentStyle(card('media'), {
  margin: '-12px -16px 0',
  background: vars.mediaSurface,
  // Dark products keep their light ground.
  forcedColorAdjust: 'none',
  color: vars.mediaText,
  aspectRatio: '1',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  position: 'relative',
  overflow: 'hidden',
  '@media': { [breakpoints.phone]: { margin: '-10px -12px 0' } },
})
componentStyle(`${card('media')} img`, { inlineSize: '94%', blockSize: '94%', objectFit: 'contain' })
componentStyle(`${card('media')} picture`, { display: 'contents' })
componentStyle(`${card('root', '[data-out-of-stock]')} ${card('media')} img`, { filter: 'grayscale(1)', opacity: 0.6 })
// Opaque: pictures of drawn goods have no ground of their own.
componentStyle(card('preview'), {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  background: vars.mediaSurface,
  opacity: 0,
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'opacity 150ms' } },
})
componentStyle(card('preview', '[data-loaded]'), { opacity: 1 })
componentStyle(`${card('root')} ${card('media')} ${card('preview')} img`, { filter: 'none', opacity: 1 })
componentStyle(card('badges'), {
  position: 'absolute',
  insetBlockStart: '12px',
  // Beside the toggle.
  insetInline: '12px 44px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '4px',
  '@media': { [breakpoints.phone]: { insetBlockStart: '8px', insetInlineStart: '8px' } },
})
componentStyle(card('arrival'), {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '2px 12px',
  background: vars.surface,
  color: vars.text,
  fontSize: vars.typeCaption,
})
componentStyle(`${card('root')} > ${iconButton}, ${card('root')} > form > ${iconButton}`, {
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  zIndex: 2,
  color: vars.mediaText,
})
// The second toggle, below the first: seen on demand where there is a mouse.
const secondToggle = `${iconButton} ~ ${iconButton}`
componentStyle(`${card('root')} > ${secondToggle}`, { insetBlockStart: '48px' })
componentStyle(`${card('root', ':not(:hover, :focus-within)')} > ${secondToggle}:not([aria-pressed="true"])`, {
  '@media': { [hoverPointer]: { opacity: 0 } },
})
// It may lie on a dark sleeve.
componentStyle(`${card('root')} > ${secondToggle} svg`, {
  filter: `drop-shadow(0 0 2px ${vars.mediaSurface}) drop-shadow(0 0 2px ${vars.mediaSurface})`,
})
componentStyle(`${card('root')} > ${iconButton}[aria-pressed="true"] svg`, { stroke: vars.mediaText })
componentStyle(card('standards'), {
  gridRow: '2',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  alignItems: 'center',
  minBlockSize: '30px',
  marginBlockStart: '14px',
  alignSelf: 'start',
  '@media': { [breakpoints.phone]: { gap: '4px 8px' } },
})
// Two standards fit on a line down to 360 px.
componentStyle(`${card('standards')} ${partSelector('standard-badge')('root')}`, {
  '@media': { [breakpoints.phone]: { gap: '4px', fontSize: '0.9375rem' } },
})
componentStyle(`${card('standards')} ${partSelector('standard-badge')('pictogram')}`, {
  '@media': { [breakpoints.phone]: { inlineSize: '22px', blockSize: '26px' } },
})
componentStyle(card('name'), {
  gridRow: '3',
  marginBlockStart: '10px',
  font: `700 1.25rem/1.15 ${vars.fontHeading}`,
  textWrap: 'pretty',
  hyphens: 'auto',
  alignSelf: 'start',
  '@media': { [breakpoints.phone]: { fontSize: '1.125rem' } },
})
componentStyle(card('link'), { textDecoration: 'none' })
componentStyle(card('link', '::after'), { content: '""', position: 'absolute', inset: 0 })
componentStyle(`${card('root', ':hover')} ${card('link')}`, {
  textDecoration: `underline 2px ${vars.accentLine}`,
  textUnderlineOffset: '3px',
})
componentStyle(card('link', ':focus-visible'), { outline: 'none', boxShadow: 'none' })
componentStyle(card('link', ':focus-visible::after'), {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.highlight}`,
  zIndex: 1,
})
componentStyle(card('spec'), {
  gridRow: '4',
  marginBlockStart: '6px',
  textWrap: 'wrap',
  fontSize: vars.typeSmall,
  lineHeight: 1.43,
  color: vars.textMuted,
  alignSelf: 'start',
})
componentStyle(card('swatches'), {
  gridRow: '5',
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  alignSelf: 'end',
  margin: '10px -6px -8px',
  '@media': { [coarsePointer]: { margin: '4px -11px -12px' } },
})
componentStyle(card('swatch'), {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  inlineSize: '34px',
  blockSize: '34px',
  '@media': { [coarsePointer]: { inlineSize: '44px', blockSize: '44px' } },
})
componentStyle(`${card('swatch')} > svg`, {
  inlineSize: '22px',
  blockSize: '22px',
  border: `1px solid ${vars.borderControl}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})
componentStyle(`${card('swatch', '[aria-current]')} > svg`, {
  boxShadow: `0 0 0 2px ${vars.surface}, 0 0 0 4px ${vars.text}`,
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '2px' } },
})
componentStyle(`${card('swatch', ':hover:not([aria-current])')} > svg`, {
  boxShadow: `0 0 0 2px ${vars.surface}, 0 0 0 3px ${vars.borderControl}`,
})
// Sold out: a line with its own edges, seen on any colour.
componentStyle(card('swatch', '[data-availability="out-of-stock"]::after'), {
  content: '""',
  position: 'absolute',
  inlineSize: '30px',
  blockSize: '4px',
  background: vars.text,
  border: `1px solid ${vars.surface}`,
  rotate: '-45deg',
  '@media': { [forcedColors]: { background: 'CanvasText' } },
})
componentStyle(card('meta'), {
  gridRow: '6',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 6px',
  alignItems: 'center',
  marginBlockStart: '14px',
  paddingBlockStart: '10px',
  borderBlockStart: `1px solid ${vars.border}`,
  alignSelf: 'end',
})
componentStyle(`${card('meta')} ${partSelector('review-grade')('count')}`, {
  '@media': { [breakpoints.phone]: { display: 'none' } },
})
componentStyle(`${card('meta')} ${partSelector('availability-label')('root')}`, {
  '@media': { [breakpoints.phone]: { fontSize: vars.typeCaption } },
})
componentStyle(card('buy-box'), {
  gridRow: '7',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '8px',
  marginBlockStart: '10px',
  alignSelf: 'end',
  minBlockSize: '52px',
})
componentStyle(`${card('buy-box')} ${partSelector('price')('root')}`, {
  flexDirection: 'column',
  gap: '4px',
  alignItems: 'start',
})
componentStyle(`${card('buy-box')} ${iconButton}`, {
  position: 'relative',
  zIndex: 2,
  inlineSize: '48px',
  blockSize: '48px',
  marginInlineStart: 'auto',
})
// The same in a row of four on tablets.
componentStyle(`${card('list', '[data-layout="row"]')} ${card('buy-box')} ${partSelector('price')('now')}`, {
  '@media': { [`(not ${breakpoints.phone}) and ${breakpoints.compact}`]: { fontSize: '1.3125rem' } },
})
// At 320 px a price of four digits and the button still fit on a line.
componentStyle(`${card('buy-box')} ${partSelector('price')('now')}`, {
  '@media': { [breakpoints.small]: { fontSize: 'clamp(1.3125rem, 12.5vw - 19px, 1.625rem)' } },
})
componentStyle(
  selectorList(
    `${card('root', ':hover')} ${card('buy-box')} ${iconButton}:not(:disabled)`,
    `${card('buy-box')} ${iconButton}:hover:not(:disabled)`,
  ),
  { background: vars.accent, borderColor: vars.onAccent, color: vars.onAccent },
)
