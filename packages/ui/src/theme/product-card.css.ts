import { vars } from './contract.css.ts'
import { any, below, forced, paint, scope } from './paint.ts'

const card = scope('product-card')
const iconButton = scope('button')('icon')
const columns = '--_columns'

/* A catalogue sheet: cells share hairlines, rows share lines (subgrid), so names and prices line up across. */
paint(card('list'), {
  vars: { [columns]: '4' },
  display: 'grid',
  // As many columns as asked for, fewer where large text would break its words.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(100% / var(${columns}) - 1px, 8.75rem)), 1fr))`,
  borderBlockStart: `1px solid ${vars.line}`,
  borderInlineStart: `1px solid ${vars.line}`,
})
for (const count of ['2', '3']) paint(card('list', `[data-columns="${count}"]`), { vars: { [columns]: count } })
paint(card('list'), { '@media': { [below.wide]: { vars: { [columns]: '3' } } } })
// A row of four stays one, or two of two: three would leave one over.
paint(card('list', '[data-layout="row"]'), { '@media': { [below.wide]: { vars: { [columns]: '4' } } } })
paint(card('list', '[data-columns="2"]'), { '@media': { [below.wide]: { vars: { [columns]: '2' } } } })
paint(card('list', '[data-columns]'), {
  '@media': {
    [below.phone]: {
      vars: { [columns]: '2' },
      marginInline: `calc(${vars.gutter} * -1)`,
      borderInlineStart: 0,
    },
  },
})
paint(card('list', '[data-layout="row"]'), {
  '@media': {
    [below.phone]: {
      gridTemplate: 'repeat(6, auto) / none',
      gridAutoFlow: 'column',
      gridAutoColumns: '68vw',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: vars.gutter,
      scrollbarWidth: 'none',
    },
  },
})

paint(card('root'), {
  display: 'grid',
  gridRow: 'span 6',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: 0,
  position: 'relative',
  background: vars.surface,
  border: `solid ${vars.line}`,
  borderWidth: 0,
  borderBlockEndWidth: '1px',
  borderInlineEndWidth: '1px',
  padding: '12px 16px 16px',
  '@media': { [below.phone]: { padding: '10px 12px 12px' }, [forced]: { border: '1px solid' } },
})
paint(card('root', ':hover'), { outline: `2px solid ${vars.ink}`, outlineOffset: '-1px', zIndex: 1 })
paint(`${card('list', '[data-layout="grid"]')} > ${card('root', ':nth-child(even)')}`, {
  '@media': { [below.phone]: { borderInlineEnd: 0 } },
})
paint(`${card('list', '[data-layout="row"]')} > ${card('root')}`, {
  '@media': { [below.phone]: { scrollSnapAlign: 'start' } },
})

paint(card('plate'), {
  margin: '-12px -16px 0',
  background: vars.plate,
  color: vars.plateInk,
  aspectRatio: '1',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  position: 'relative',
  overflow: 'hidden',
  '@media': { [below.phone]: { margin: '-10px -12px 0' } },
})
paint(`${card('plate')} img`, { inlineSize: '94%', blockSize: '94%', objectFit: 'contain' })
paint(`${card('plate')} picture`, { display: 'contents' })
paint(`${card('root', '[data-out]')} ${card('plate')} img`, { filter: 'grayscale(1)', opacity: 0.6 })
paint(card('flags'), {
  position: 'absolute',
  insetBlockStart: '12px',
  insetInlineStart: '12px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '4px',
  '@media': { [below.phone]: { insetBlockStart: '8px', insetInlineStart: '8px' } },
})
paint(`${card('root')} > ${iconButton}, ${card('root')} > form > ${iconButton}`, {
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  zIndex: 2,
  color: vars.plateInk,
})
paint(`${card('root')} > ${iconButton}[aria-pressed="true"] svg`, { stroke: vars.plateInk })
paint(card('standards'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  alignItems: 'center',
  minBlockSize: '30px',
  marginBlockStart: '14px',
  alignSelf: 'start',
  '@media': { [below.phone]: { gap: '4px 8px' } },
})
// Two standards share a line down to 360 px.
paint(`${card('standards')} ${scope('standard-badge')('root')}`, {
  '@media': { [below.phone]: { gap: '4px', fontSize: '0.9375rem' } },
})
paint(`${card('standards')} ${scope('standard-badge')('pictogram')}`, {
  '@media': { [below.phone]: { inlineSize: '22px', blockSize: '26px' } },
})
paint(card('name'), {
  marginBlockStart: '10px',
  font: `700 1.25rem/1.15 ${vars.fontHead}`,
  textWrap: 'pretty',
  hyphens: 'auto',
  alignSelf: 'start',
  '@media': { [below.phone]: { fontSize: '1.125rem' } },
})
paint(card('link'), { textDecoration: 'none' })
paint(card('link', '::after'), { content: '""', position: 'absolute', inset: 0 })
paint(`${card('root', ':hover')} ${card('link')}`, {
  textDecoration: `underline 2px ${vars.accentMark}`,
  textUnderlineOffset: '3px',
})
paint(card('link', ':focus-visible'), { outline: 'none', boxShadow: 'none' })
paint(card('link', ':focus-visible::after'), {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.signal}`,
  zIndex: 1,
})
paint(card('spec'), {
  marginBlockStart: '6px',
  textWrap: 'wrap',
  fontSize: vars.sizeSmall,
  lineHeight: 1.43,
  color: vars.inkSoft,
  alignSelf: 'start',
})
paint(card('meta'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 6px',
  alignItems: 'center',
  marginBlockStart: '14px',
  paddingBlockStart: '10px',
  borderBlockStart: `1px solid ${vars.line}`,
  alignSelf: 'end',
})
paint(`${card('meta')} ${scope('review-grade')('count')}`, { '@media': { [below.phone]: { display: 'none' } } })
paint(`${card('meta')} ${scope('availability-label')('root')}`, {
  '@media': { [below.phone]: { fontSize: vars.sizeNote } },
})
paint(card('buy'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '8px',
  marginBlockStart: '10px',
  alignSelf: 'end',
  minBlockSize: '52px',
})
paint(`${card('buy')} ${scope('price')('root')}`, { flexDirection: 'column', gap: '4px', alignItems: 'start' })
paint(`${card('buy')} ${iconButton}`, {
  position: 'relative',
  zIndex: 2,
  inlineSize: '48px',
  blockSize: '48px',
  marginInlineStart: 'auto',
})
// In a row of four on a tablet, too.
paint(`${card('list', '[data-layout="row"]')} ${card('buy')} ${scope('price')('now')}`, {
  '@media': { '(min-width: 768px) and (max-width: 900px)': { fontSize: '1.3125rem' } },
})
// At 320 px a price of four figures and the button still share a line.
paint(`${card('buy')} ${scope('price')('now')}`, { '@media': { '(max-width: 359.98px)': { fontSize: '1.3125rem' } } })
paint(
  any(
    `${card('root', ':hover')} ${card('buy')} ${iconButton}:not(:disabled)`,
    `${card('buy')} ${iconButton}:hover:not(:disabled)`,
  ),
  { background: vars.accent, borderColor: vars.onAccent, color: vars.onAccent },
)
paint(card('note'), { fontSize: vars.sizeNote, color: vars.inkSoft })
