import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/theme/contract.css.ts'

const rule = (width: string, colour: string) => `${width} solid ${colour}`

/** Side by side where there is room for three columns, below each other on a phone. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 336px), 1fr))',
  gap: '16px',
  alignItems: 'start',
  color: vars.ink,
})
export const stack = style({ display: 'grid', gap: '16px', minInlineSize: 0 })
export const panel = style({
  minInlineSize: 0,
  padding: '16px',
  background: vars.surface,
  borderBlockStart: rule('4px', vars.lineStrong),
})
export const title = style({
  marginBlockEnd: '12px',
  font: `800 ${vars.sizeH4}/1.2 ${vars.fontHead}`,
  textTransform: 'uppercase',
})
export const small = style({
  marginBlock: '16px 8px',
  font: `700 1rem/1.2 ${vars.fontHead}`,
})
export const scene = style({ position: 'relative', display: 'grid', gap: '16px', minInlineSize: 0 })
export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  marginBlockStart: '24px',
  paddingBlockStart: '16px',
  borderBlockStart: rule('1px', vars.line),
})

globalStyle(`${scene} > *`, { minInlineSize: 0 })

const list = { margin: 0, padding: 0, listStyle: 'none' }

export const states = style({ ...list, display: 'grid', gap: '4px' })
export const state = style({
  padding: '6px 12px',
  background: vars.paper,
  borderInlineStart: rule('4px', vars.line),
  selectors: {
    '&[data-active]': { borderInlineStartColor: vars.accent, background: vars.sunken },
  },
})
globalStyle(`${state} > ${states}`, { marginBlock: '6px 4px' })
export const stateName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  fontSize: vars.sizeSmall,
})
globalStyle(`${state}[data-active] > ${stateName} > code`, { fontWeight: 700 })
globalStyle(`${stateName} > small`, { color: vars.inkFaint, fontSize: vars.sizeNote })
export const here = style({
  marginInlineStart: 'auto',
  padding: '0 6px',
  background: vars.signal,
  color: vars.onSignal,
  font: `700 0.875rem/1.5 ${vars.fontHead}`,
})
export const meaning = style({ fontSize: vars.sizeSmall, lineHeight: 1.43, color: vars.inkSoft })
export const ways = style({ ...list, marginBlock: '6px', fontSize: vars.sizeNote, lineHeight: 1.5 })
globalStyle(`${ways} > li`, {
  paddingInlineStart: '12px',
  borderInlineStart: rule('2px', vars.line),
  overflowWrap: 'anywhere',
})
globalStyle(`${ways} > li[data-taken]`, { borderInlineStartColor: vars.accent, fontWeight: 700 })
export const last = style({
  marginBlockEnd: '8px',
  fontSize: vars.sizeNote,
  color: vars.inkSoft,
  overflowWrap: 'anywhere',
})

export const more = style({ marginBlockStart: '12px', fontSize: vars.sizeSmall })
globalStyle(`${more} > summary`, { minBlockSize: vars.touch, paddingBlock: '10px', cursor: 'pointer', fontWeight: 600 })
globalStyle(`${more} > summary::before`, { content: '"+"', display: 'inline-block', inlineSize: '20px' })
globalStyle(`${more}[open] > summary::before`, { content: '"−"' })
export const text = style({
  maxBlockSize: '320px',
  marginBlockEnd: '8px',
  padding: '12px',
  overflow: 'auto',
  background: vars.sunken,
  color: vars.ink,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre',
})

export const events = style({ ...list, display: 'grid', gap: '8px' })
globalStyle(`${events} > li + li`, { paddingBlockStart: '8px', borderBlockStart: rule('1px', vars.line) })
export const event = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'end' })
globalStyle(`${event} button code`, { font: `500 0.875rem/1.2 ui-monospace, monospace`, letterSpacing: 0 })
globalStyle(`${event} > code`, { alignSelf: 'center', fontSize: vars.sizeSmall, overflowWrap: 'anywhere' })
export const field = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  fontSize: vars.sizeNote,
  color: vars.inkSoft,
})
globalStyle(`${field} > :is(input, select)`, {
  inlineSize: '100%',
  minBlockSize: vars.touch,
  padding: '4px 10px',
  background: vars.surface,
  color: vars.ink,
  border: rule('1px', vars.lineField),
  borderRadius: vars.radius,
  font: `400 ${vars.sizeSmall}/1.3 ${vars.fontText}`,
})
globalStyle(`${event} > ${field}`, { flex: '1 1 8.5rem', maxInlineSize: '14rem' })
globalStyle(`${event} > ${field}:has(> input[type="number"])`, { flex: '0 0 5.5rem' })
export const conditions = style({ display: 'grid', gap: '12px' })

export const log = style({
  maxBlockSize: '320px',
  overflow: 'auto',
  fontSize: vars.sizeNote,
  lineHeight: 1.5,
})
globalStyle(`${log} > p`, { paddingBlock: '4px', borderBlockEnd: rule('1px', vars.line), overflowWrap: 'anywhere' })
globalStyle(`${log} > p[data-kind="emitted"]`, {
  boxShadow: `inset 3px 0 0 ${vars.accent}`,
  paddingInlineStart: '10px',
})
