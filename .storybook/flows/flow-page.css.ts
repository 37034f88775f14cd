import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../packages/ui/src/internal/breakpoints.ts'
import { vars } from '../../packages/ui/src/theme/contract.css.ts'

const line = (width: string, colour: string) => `${width} solid ${colour}`
const list = { margin: 0, padding: 0, listStyle: 'none' }
const scrolled = { overflow: 'auto', fontSize: vars.typeCaption, lineHeight: 1.5 }

/** The shop beside its states where there is room, above them on a phone. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  color: vars.text,
  '@media': { [`not ${breakpoints.upright}`]: { gridTemplateColumns: 'minmax(320px, 2fr) minmax(0, 5fr)' } },
})
export const stack = style({ display: 'grid', gap: 16, minInlineSize: 0 })
export const panel = style({
  display: 'grid',
  gap: 12,
  minInlineSize: 0,
  padding: 16,
  fontSize: vars.typeSmall,
  background: vars.surface,
  borderBlockStart: line('4px', vars.borderStrong),
})
globalStyle(`${panel} > h2`, { font: `800 ${vars.typeH4}/1.2 ${vars.fontHeading}`, textTransform: 'uppercase' })
globalStyle(`${panel} > h3`, { font: `700 1rem/1.2 ${vars.fontHeading}` })
export const demo = style({ position: 'relative', display: 'grid', gap: 16, fontSize: vars.typeBody })
globalStyle(`:is(${panel}, ${demo}) > *`, { minInlineSize: 0 })
globalStyle(`${demo} p[role="alert"]`, { margin: 0, color: vars.danger })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlockStart: 16 })

/** Whole at first; enlarged, it scrolls inside. */
export const graph = style({
  overflow: 'auto',
  border: line('1px', vars.border),
  direction: 'ltr',
})
export const drawing = style({})
export const zoom = style({ display: 'flex', gap: 12, alignItems: 'center' })
globalStyle(`${drawing} svg`, { display: 'block', inlineSize: '100%', marginInline: 'auto' })
const fill = (selector: string, colour: string, stroke: string, width = 1) =>
  globalStyle(`${drawing} ${selector} :is(rect, path.outer-path)`, {
    fill: `${colour} !important`,
    stroke: `${stroke} !important`,
    strokeWidth: `${width}px !important`,
  })
fill('.node', vars.surface, vars.borderControl)
fill('.statediagram-cluster', vars.surfaceSunken, vars.borderControl)
fill('[data-lit="visited"]', vars.surface, vars.accentLine, 3)
fill('.statediagram-cluster[data-lit="active"]', vars.surfaceSunken, vars.accentLine, 3)
fill('.node[data-lit="active"]', vars.highlight, vars.accentLine, 3)
globalStyle(`${drawing} :is(span, p, text, .nodeLabel)`, { color: `${vars.text} !important`, fill: vars.text })
globalStyle(`${drawing} .node[data-lit="active"] :is(span, p)`, { color: `${vars.onHighlight} !important` })
globalStyle(`${drawing} :is(.edgeLabel, .edgeLabel p)`, { background: `${vars.surface} !important` })
globalStyle(`${drawing} path.transition`, { stroke: `${vars.textMuted} !important` })
globalStyle(`${drawing} :is(marker path, circle)`, { fill: `${vars.textMuted} !important` })

export const last = style({ fontSize: vars.typeCaption, color: vars.textMuted, overflowWrap: 'anywhere' })
export const meanings = style({ ...list, display: 'grid', gap: 8, overflowWrap: 'anywhere' })
export const transitions = style({ ...list, paddingInlineStart: 16, fontSize: vars.typeCaption, color: vars.textMuted })
export const more = style({})
globalStyle(`${more} > summary`, { display: 'list-item', paddingBlock: 12, cursor: 'pointer', fontWeight: 600 })
export const text = style({ ...scrolled, maxBlockSize: 320, padding: 12, background: vars.surfaceSunken })

export const event = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'end' })
globalStyle(`${event} code`, { font: '500 0.75rem/1.35 ui-monospace, monospace', overflowWrap: 'anywhere' })
globalStyle(`${event} small`, { alignSelf: 'center', color: vars.textSubtle })
/** Dimmed, but still readable: it may be sent to see that nothing happens. */
globalStyle(`${event}[data-ignored] button`, { borderStyle: 'dashed', color: vars.textSubtle, background: 'none' })
export const field = style({ display: 'grid', gap: 2, minInlineSize: 0, color: vars.textMuted })
globalStyle(`${event} > ${field}`, { flex: '1 1 8.5rem', maxInlineSize: '14rem' })
globalStyle(`${field} > :is(input, select)`, {
  inlineSize: '100%',
  minBlockSize: vars.sizeTouch,
  padding: '4px 10px',
  background: vars.surface,
  color: vars.text,
  border: line('1px', vars.borderControl),
  borderRadius: vars.radius,
})

export const log = style({ ...scrolled, maxBlockSize: 320 })
globalStyle(`${log} > p`, { paddingBlock: 4, borderBlockEnd: line('1px', vars.border), overflowWrap: 'anywhere' })
globalStyle(`${log} > p[data-kind="emitted"]`, { boxShadow: `inset 3px 0 0 ${vars.accent}`, paddingInlineStart: 10 })
