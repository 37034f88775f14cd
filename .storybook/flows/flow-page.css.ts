import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/theme/contract.css.ts'

const rule = (width: string, colour: string) => `${width} solid ${colour}`

/** The shop beside its states where there is room, above them on a phone. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  color: vars.text,
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'minmax(320px, 2fr) minmax(0, 5fr)' } },
})
/** Two panels beside each other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: '16px',
  alignItems: 'start',
})
export const stack = style({ display: 'grid', gap: '16px', minInlineSize: 0 })
export const panel = style({
  minInlineSize: 0,
  padding: '16px',
  background: vars.surface,
  borderBlockStart: rule('4px', vars.borderStrong),
})
export const title = style({
  marginBlockEnd: '12px',
  font: `800 ${vars.typeH4}/1.2 ${vars.fontHeading}`,
  textTransform: 'uppercase',
})
export const small = style({
  marginBlock: '16px 8px',
  font: `700 1rem/1.2 ${vars.fontHeading}`,
})
export const demo = style({ position: 'relative', display: 'grid', gap: '16px', minInlineSize: 0 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  marginBlockStart: '24px',
  paddingBlockStart: '16px',
  borderBlockStart: rule('1px', vars.border),
})

globalStyle(`${demo} > *`, { minInlineSize: 0 })
globalStyle(`${demo} p[role="alert"]`, { margin: 0, color: vars.danger })

const list = { margin: 0, padding: 0, listStyle: 'none' }

/** The drawing scrolls inside: the page stays short, however many states there are. */
export const graph = style({
  position: 'relative',
  maxBlockSize: '560px',
  overflow: 'auto',
  background: vars.background,
  border: rule('1px', vars.border),
  direction: 'ltr',
})
export const drawing = style({ position: 'relative', padding: '8px', selectors: { '&[data-placed]': { padding: 0 } } })
export const states = style({ ...list, display: 'grid', gap: '4px' })
globalStyle(`${drawing}[data-placed] ${states}`, { display: 'block' })
export const state = style({
  padding: '6px 11px',
  background: vars.surface,
  border: rule('1px', vars.borderControl),
  borderRadius: '6px',
  selectors: {
    '&[data-active]': { borderColor: vars.accent, boxShadow: `inset 0 0 0 2px ${vars.accent}` },
    '&[data-final]': { borderStyle: 'double', borderWidth: '3px' },
  },
})
globalStyle(`${state}:has(> ul)`, { background: vars.surfaceSunken })
globalStyle(`${state}[data-active]:not(:has(> ul))`, { background: vars.highlight, color: vars.onHighlight })
export const stateName = style({ display: 'flex', gap: '10px', alignItems: 'baseline', whiteSpace: 'nowrap' })
globalStyle(`${state} :is(code, small)`, { font: '500 0.75rem/1.35 ui-monospace, monospace' })
globalStyle(`${state}[data-active] > ${stateName} > code`, { fontWeight: 700 })
export const invokes = style({ display: 'block', whiteSpace: 'nowrap' })
export const arrows = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, pointerEvents: 'none' })
export const arrow = style({})
globalStyle(`${arrow} > path`, { fill: 'none', stroke: vars.borderStrong, strokeWidth: 1 })
globalStyle(`${arrow}[data-outcome="succeeded"] > path`, { stroke: vars.accentLine, strokeWidth: 3 })
globalStyle(`${arrow}[data-outcome="failed"] > path`, { stroke: vars.danger, strokeWidth: 3 })
export const arrowHead = style({
  fill: vars.borderStrong,
  selectors: {
    '&[data-outcome="succeeded"]': { fill: vars.accentLine },
    '&[data-outcome="failed"]': { fill: vars.danger },
  },
})
export const start = style({ fill: vars.textMuted })
/** An outline of the ground keeps a label readable where an arrow crosses it. */
export const arrowLabel = style({
  fill: vars.textMuted,
  stroke: vars.background,
  strokeWidth: 4,
  paintOrder: 'stroke',
  font: '500 0.75rem/1 ui-monospace, monospace',
})
globalStyle(`${arrow}[data-outcome] > text`, { fill: vars.text, fontWeight: 700 })
globalStyle(`${arrow}[data-outcome="failed"] > text`, { fill: vars.danger })
export const meanings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: '8px 24px',
  fontSize: vars.typeSmall,
})
globalStyle(`${meanings} dt`, { fontWeight: 700 })
globalStyle(`${meanings} dd`, { margin: 0, color: vars.textMuted })
export const description = style({ fontSize: vars.typeSmall, lineHeight: 1.43, color: vars.textMuted })
export const transitions = style({ ...list, marginBlock: '6px', fontSize: vars.typeCaption, lineHeight: 1.5 })
globalStyle(`${transitions} > li`, {
  paddingInlineStart: '12px',
  borderInlineStart: rule('2px', vars.border),
  overflowWrap: 'anywhere',
})
globalStyle(`${transitions} > li[data-taken]`, { borderInlineStartColor: vars.accent, fontWeight: 700 })
export const last = style({
  marginBlockEnd: '8px',
  fontSize: vars.typeCaption,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
})

export const more = style({ marginBlockStart: '12px', fontSize: vars.typeSmall })
globalStyle(`${more} > summary`, {
  minBlockSize: vars.sizeTouch,
  paddingBlock: '10px',
  cursor: 'pointer',
  fontWeight: 600,
})
globalStyle(`${more} > summary::before`, { content: '"+"', display: 'inline-block', inlineSize: '20px' })
globalStyle(`${more}[open] > summary::before`, { content: '"−"' })
export const text = style({
  maxBlockSize: '320px',
  marginBlockEnd: '8px',
  padding: '12px',
  overflow: 'auto',
  background: vars.surfaceSunken,
  color: vars.text,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre',
})

export const events = style({ ...list, display: 'grid', gap: '8px', maxBlockSize: '480px', overflow: 'auto' })
globalStyle(`${events} > li + li`, { paddingBlockStart: '8px', borderBlockStart: rule('1px', vars.border) })
export const event = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'end' })
globalStyle(`${event} button code`, { font: `500 0.875rem/1.2 ui-monospace, monospace`, letterSpacing: 0 })
globalStyle(`${event} > code`, { alignSelf: 'center', fontSize: vars.typeSmall, overflowWrap: 'anywhere' })
export const field = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  fontSize: vars.typeCaption,
  color: vars.textMuted,
})
globalStyle(`${field} > :is(input, select)`, {
  inlineSize: '100%',
  minBlockSize: vars.sizeTouch,
  padding: '4px 10px',
  background: vars.surface,
  color: vars.text,
  border: rule('1px', vars.borderControl),
  borderRadius: vars.radius,
  font: `400 ${vars.typeSmall}/1.3 ${vars.fontBody}`,
})
globalStyle(`${event} > ${field}`, { flex: '1 1 8.5rem', maxInlineSize: '14rem' })
globalStyle(`${event} > ${field}:has(> input[type="number"])`, { flex: '0 0 5.5rem' })
export const conditions = style({ display: 'grid', gap: '12px' })

export const log = style({
  maxBlockSize: '320px',
  overflow: 'auto',
  fontSize: vars.typeCaption,
  lineHeight: 1.5,
})
globalStyle(`${log} > p`, { paddingBlock: '4px', borderBlockEnd: rule('1px', vars.border), overflowWrap: 'anywhere' })
globalStyle(`${log} > p[data-kind="emitted"]`, {
  boxShadow: `inset 3px 0 0 ${vars.accent}`,
  paddingInlineStart: '10px',
})

/** Dimmed, but still readable: it may be sent to see that nothing happens. */
globalStyle(`${events} > [data-ignored] button`, { borderStyle: 'dashed', color: vars.textSubtle, background: 'none' })
globalStyle(`${events} > [data-ignored] small`, {
  alignSelf: 'center',
  color: vars.textSubtle,
  fontSize: vars.typeCaption,
})
