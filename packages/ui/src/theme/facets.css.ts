import './field.css.ts'
import { componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const facets = partSelector('facets')

componentStyle(facets('root'), { borderBlockStart: `2px solid ${vars.borderStrong}` })
componentStyle(facets('header'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 12px',
  minBlockSize: '52px',
})
// Aligns the text of a quiet button, not its padding.
componentStyle(`${facets('header')} ${partSelector('button')('root', '[data-variant="quiet"]')}`, {
  marginInlineEnd: '-9px',
})
componentStyle(facets('title'), { font: `800 ${vars.typeH4}/1.17 ${vars.fontHeading}` })
componentStyle(facets('group'), { borderBlockStart: `1px solid ${vars.border}` })
componentStyle(facets('trigger'), {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minBlockSize: '52px',
  font: `700 1.1875rem/1.1 ${vars.fontHeading}`,
})
componentStyle(`${facets('trigger')} > svg`, { transition: `rotate ${vars.motionNormal} ${vars.motionEasing}` })
componentStyle(`${facets('group', '[open]')} > ${facets('trigger')} > svg`, { rotate: '180deg' })
componentStyle(facets('count'), {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  blockSize: '20px',
  marginInlineStart: '6px',
  background: vars.accent,
  color: vars.onAccent,
  font: `600 ${vars.typeCaption}/1 ${vars.fontBody}`,
  '@media': { [forcedColors]: { border: '1px solid' } },
})
componentStyle(facets('content'), { paddingBlockEnd: '16px' })
componentStyle(selectorList(facets('search'), facets('input')), {
  inlineSize: '100%',
  minBlockSize: vars.sizeTouch,
  padding: '8px 12px',
  background: vars.surface,
  color: vars.text,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  fontSize: vars.typeSmall,
})
componentStyle(selectorList(facets('search', ':hover'), facets('input', ':hover')), { borderColor: vars.text })
componentStyle(facets('search', '::placeholder'), { color: vars.textSubtle, opacity: 1 })
componentStyle(facets('search'), { marginBlockEnd: '8px' })
componentStyle(facets('search', '::-webkit-search-cancel-button'), {
  appearance: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  background: [45, -45]
    .map(angle => `linear-gradient(${angle}deg, transparent 46%, ${vars.text} 46% 54%, transparent 54%)`)
    .join(', '),
  cursor: 'pointer',
})
// Room for the focus ring of the first column, which the scroll container would clip.
componentStyle(facets('options', '[data-searchable] [data-part="list"]'), {
  maxBlockSize: '308px',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  marginInlineStart: '-4px',
  paddingInlineStart: '4px',
})
// Controls without function when scripting is off are hidden then.
componentStyle(selectorList(facets('search'), facets('track')), {
  '@media': { '(scripting: none)': { display: 'none' } },
})

/* Short values as square buttons: native checkboxes below them. */
const grid = facets('options', '[data-layout="grid"]')
const field = partSelector('field')
componentStyle(`${grid} ${facets('list')}`, { display: 'flex', flexWrap: 'wrap', gap: '6px' })
componentStyle(`${grid} ${field('checkbox')}`, {
  position: 'relative',
  gridTemplateColumns: 'none',
  placeItems: 'center',
  minInlineSize: '48px',
  padding: '4px 8px',
  background: vars.surface,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  font: `700 1.0625rem/1 ${vars.fontHeading}`,
})
componentStyle(`${grid} ${field('check-input')}`, {
  position: 'absolute',
  inset: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  opacity: 0,
})
componentStyle(`${grid} ${field('checkbox', ':hover')}`, {
  borderColor: vars.text,
  boxShadow: `inset 0 0 0 1px ${vars.text}`,
})
componentStyle(`${grid} ${field('checkbox', ':has(:checked)')}`, {
  background: vars.text,
  borderColor: vars.text,
  color: vars.background,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
componentStyle(`${grid} ${field('checkbox', ':has(:focus-visible)')}`, {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.highlight}`,
})
componentStyle(`${grid} ${field('checkbox', ':has(:disabled)')}`, {
  borderColor: vars.border,
  boxShadow: 'none',
  background: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.borderControl} calc(50% - 1px) calc(50% + 0.5px), transparent calc(50% + 0.5px))`,
})

componentStyle(facets('range'), { display: 'grid', gap: '14px' })
componentStyle(facets('fields'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr))',
  gap: '8px',
})
componentStyle(facets('fields', '[data-long]'), { gridTemplateColumns: 'none' })
componentStyle(facets('bound'), { position: 'relative' })
componentStyle(facets('prefix'), {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '12px',
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.typeCaption,
  color: vars.textSubtle,
})
componentStyle(facets('input'), {
  paddingInline: '2.75rem 8px',
  font: `700 1.125rem/1.5 ${vars.fontHeading}`,
  fontVariantNumeric: 'tabular-nums',
})
componentStyle(facets('input', '::placeholder'), { color: vars.textSubtle, opacity: 1 })
componentStyle(facets('input', '[data-invalid]'), {
  border: `2px solid ${vars.danger}`,
  background: vars.dangerSurface,
})
componentStyle(facets('error'), { fontSize: vars.typeSmall, lineHeight: 1.43, fontWeight: 500, color: vars.danger })
componentStyle(facets('track'), { position: 'relative', blockSize: vars.sizeTouch })
componentStyle(facets('track', '::before'), {
  content: '""',
  position: 'absolute',
  inset: '21px 0 auto',
  blockSize: '2px',
  background: vars.borderControl,
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
componentStyle(facets('track', '::after'), {
  content: '""',
  position: 'absolute',
  insetBlockStart: '20px',
  insetInline: 'var(--_from, 0) calc(100% - var(--_to, 100%))',
  blockSize: '4px',
  background: vars.text,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
// Two native range inputs on top of each other: only their thumbs receive pointer events.
componentStyle(facets('thumb'), {
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
  border: `2px solid ${vars.text}`,
  borderRadius: vars.radius,
  boxShadow: `inset 0 0 0 4px ${vars.surface}`,
} as const
componentStyle(facets('thumb', '::-webkit-slider-thumb'), knob)
componentStyle(facets('thumb', '::-moz-range-thumb'), knob)
componentStyle(facets('thumb', ':focus-visible'), { outline: 'none', boxShadow: 'none' })
const focused = {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '2px',
  boxShadow: `inset 0 0 0 4px ${vars.surface}, 0 0 0 2px ${vars.highlight}`,
} as const
componentStyle(facets('thumb', ':focus-visible::-webkit-slider-thumb'), focused)
componentStyle(facets('thumb', ':focus-visible::-moz-range-thumb'), focused)

componentStyle(facets('applied'), { display: 'flex', flexWrap: 'wrap', gap: '8px' })
componentStyle(facets('chip'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: vars.sizeTouch,
  paddingBlock: '4px',
  paddingInline: '12px 6px',
  background: vars.surfaceSunken,
  border: '1px solid transparent',
  borderRadius: vars.radius,
  textDecoration: 'none',
  fontSize: vars.typeSmall,
})
componentStyle(facets('chip', ':hover'), { borderColor: vars.text })
