import './field.css.ts'
import { vars } from './contract.css.ts'
import { any, forced, paint, scope } from './paint.ts'

const facets = scope('facets')

paint(facets('root'), { borderBlockStart: `2px solid ${vars.lineStrong}` })
paint(facets('head'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 12px',
  minBlockSize: '52px',
})
// The words of a quiet button, not its edges, stand in line.
paint(`${facets('head')} ${scope('button')('root', '[data-variant="quiet"]')}`, { marginInlineEnd: '-9px' })
paint(facets('title'), { font: `800 ${vars.sizeH4}/1.17 ${vars.fontHead}` })
paint(facets('group'), { borderBlockStart: `1px solid ${vars.line}` })
paint(facets('handle'), {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minBlockSize: '52px',
  font: `700 1.1875rem/1.1 ${vars.fontHead}`,
})
paint(`${facets('handle')} > svg`, { transition: `rotate ${vars.calm} ${vars.ease}` })
paint(`${facets('group', '[open]')} > ${facets('handle')} > svg`, { rotate: '180deg' })
paint(facets('count'), {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  blockSize: '20px',
  marginInlineStart: '6px',
  background: vars.accent,
  color: vars.onAccent,
  font: `600 ${vars.sizeNote}/1 ${vars.fontText}`,
  '@media': { [forced]: { border: '1px solid' } },
})
paint(facets('body'), { paddingBlockEnd: '16px' })
paint(any(facets('search'), facets('input')), {
  inlineSize: '100%',
  minBlockSize: vars.touch,
  padding: '8px 12px',
  background: vars.surface,
  color: vars.ink,
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  fontSize: vars.sizeSmall,
})
paint(any(facets('search', ':hover'), facets('input', ':hover')), { borderColor: vars.ink })
paint(facets('search', '::placeholder'), { color: vars.inkFaint, opacity: 1 })
paint(facets('search'), { marginBlockEnd: '8px' })
paint(facets('search', '::-webkit-search-cancel-button'), {
  appearance: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  background: [45, -45]
    .map(angle => `linear-gradient(${angle}deg, transparent 46%, ${vars.ink} 46% 54%, transparent 54%)`)
    .join(', '),
  cursor: 'pointer',
})
// The focus ring of the first column must not be cut off by the scrolling place.
paint(facets('options', '[data-searchable] [data-part="list"]'), {
  maxBlockSize: '308px',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  marginInlineStart: '-4px',
  paddingInlineStart: '4px',
})
// What does nothing without scripts is not there without them.
paint(any(facets('search'), facets('track')), { '@media': { '(scripting: none)': { display: 'none' } } })

/* Short values as square keys: native checkboxes under them. */
const keys = facets('options', '[data-layout="keys"]')
const field = scope('field')
paint(`${keys} ${facets('list')}`, { display: 'flex', flexWrap: 'wrap', gap: '6px' })
paint(`${keys} ${field('check')}`, {
  position: 'relative',
  gridTemplateColumns: 'none',
  placeItems: 'center',
  minInlineSize: '48px',
  padding: '4px 8px',
  background: vars.surface,
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  font: `700 1.0625rem/1 ${vars.fontHead}`,
})
paint(`${keys} ${field('tick')}`, {
  position: 'absolute',
  inset: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  opacity: 0,
})
paint(`${keys} ${field('check', ':hover')}`, { borderColor: vars.ink, boxShadow: `inset 0 0 0 1px ${vars.ink}` })
paint(`${keys} ${field('check', ':has(:checked)')}`, {
  background: vars.ink,
  borderColor: vars.ink,
  color: vars.paper,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
paint(`${keys} ${field('check', ':has(:focus-visible)')}`, {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.signal}`,
})
paint(`${keys} ${field('check', ':has(:disabled)')}`, {
  borderColor: vars.line,
  boxShadow: 'none',
  background: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.lineField} calc(50% - 1px) calc(50% + 0.5px), transparent calc(50% + 0.5px))`,
})

paint(facets('range'), { display: 'grid', gap: '14px' })
paint(facets('fields'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr))',
  gap: '8px',
})
paint(facets('bound'), { position: 'relative' })
paint(facets('sign'), {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '12px',
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.sizeNote,
  color: vars.inkFaint,
})
paint(facets('input'), {
  paddingInline: '2.75rem 8px',
  font: `700 1.125rem/1.5 ${vars.fontHead}`,
  fontVariantNumeric: 'tabular-nums',
})
paint(facets('input', '::placeholder'), { color: vars.inkFaint, opacity: 1 })
paint(facets('input', '[data-invalid]'), {
  border: `2px solid ${vars.danger}`,
  background: vars.dangerGround,
})
paint(facets('error'), { fontSize: vars.sizeSmall, lineHeight: 1.43, fontWeight: 500, color: vars.danger })
paint(facets('track'), { position: 'relative', blockSize: vars.touch })
paint(facets('track', '::before'), {
  content: '""',
  position: 'absolute',
  inset: '21px 0 auto',
  blockSize: '2px',
  background: vars.lineField,
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
paint(facets('track', '::after'), {
  content: '""',
  position: 'absolute',
  insetBlockStart: '20px',
  insetInline: 'var(--shop-from) calc(100% - var(--shop-to))',
  blockSize: '4px',
  background: vars.ink,
  pointerEvents: 'none',
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
// Two native ranges over each other: only their thumbs take the pointer.
paint(facets('thumb'), {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
})
const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  pointerEvents: 'auto',
  cursor: 'grab',
  background: vars.accent,
  border: `2px solid ${vars.ink}`,
  borderRadius: vars.radius,
  boxShadow: `inset 0 0 0 4px ${vars.surface}`,
} as const
paint(facets('thumb', '::-webkit-slider-thumb'), knob)
paint(facets('thumb', '::-moz-range-thumb'), knob)
paint(facets('thumb', ':focus-visible'), { outline: 'none', boxShadow: 'none' })
const focused = {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '2px',
  boxShadow: `inset 0 0 0 4px ${vars.surface}, 0 0 0 2px ${vars.signal}`,
} as const
paint(facets('thumb', ':focus-visible::-webkit-slider-thumb'), focused)
paint(facets('thumb', ':focus-visible::-moz-range-thumb'), focused)

paint(facets('chosen'), { display: 'flex', flexWrap: 'wrap', gap: '8px' })
paint(facets('chip'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: vars.touch,
  paddingBlock: '4px',
  paddingInline: '12px 6px',
  background: vars.sunken,
  border: '1px solid transparent',
  borderRadius: vars.radius,
  textDecoration: 'none',
  fontSize: vars.sizeSmall,
})
paint(facets('chip', ':hover'), { borderColor: vars.ink })
