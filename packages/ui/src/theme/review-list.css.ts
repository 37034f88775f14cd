import './review-grade.css.ts'
import { vars } from './contract.css.ts'
import { any, below, forced, paint, scope } from './paint.ts'

const list = scope('review-list')

paint(list('score'), { display: 'flex', gap: '16px', alignItems: 'end' })
paint(list('figure'), {
  font: `800 5.5rem/0.78 ${vars.fontHead}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below.phone]: { fontSize: '4.5rem' } },
})
paint(any(list('said'), list('note'), list('date')), { fontSize: vars.sizeSmall, color: vars.inkSoft })
paint(list('word'), { display: 'block', color: vars.ink, fontWeight: 600 })
paint(list('row'), {
  display: 'grid',
  gridTemplateColumns: '96px 1fr 32px',
  gap: '12px',
  alignItems: 'center',
  minBlockSize: '36px',
  fontSize: vars.sizeSmall,
  borderBlockStart: `1px solid ${vars.line}`,
})
paint(list('bar'), { display: 'block', blockSize: '10px', background: vars.sunken })
paint(`${list('bar')} i`, {
  display: 'block',
  blockSize: '100%',
  background: vars.ink,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
paint(list('count'), {
  textAlign: 'end',
  font: `700 1.0625rem/1 ${vars.fontHead}`,
  fontVariantNumeric: 'tabular-nums',
})
paint(list('item'), {
  display: 'grid',
  gap: '10px',
  paddingBlock: '20px',
  borderBlockStart: `1px solid ${vars.line}`,
})
paint(list('item', ':first-child'), { borderBlockStart: `2px solid ${vars.lineStrong}` })
paint(`${list('item')} p`, { maxInlineSize: '72ch', textWrap: 'pretty', overflowWrap: 'anywhere' })
paint(list('head'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  alignItems: 'center',
  fontSize: vars.sizeSmall,
})
paint(list('name'), { fontWeight: 600, fontSize: vars.sizeText })
paint(list('date'), {
  marginInlineStart: 'auto',
  '@media': { [below.phone]: { marginInlineStart: 0, inlineSize: '100%', order: 5 } },
})
paint(list('reply'), {
  padding: '12px 16px',
  background: vars.sunken,
  borderInlineStart: `3px solid ${vars.ink}`,
  fontSize: vars.sizeSmall,
  lineHeight: 1.5,
})
