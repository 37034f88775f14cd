import { vars } from './contract.css.ts'
import { any, paint, scope } from './paint.ts'

const card = scope('user-card')

paint(card('root'), {
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  padding: '20px 28px 18px 20px',
  background: vars.band,
  color: vars.onBand,
  fontSize: vars.sizeSmall,
})
// A seam along the edge.
paint(card('root', '::after'), {
  content: '""',
  position: 'absolute',
  inset: '10px 8px 10px auto',
  inlineSize: '3px',
  background: `repeating-linear-gradient(${vars.accent} 0 6px, transparent 6px 10px)`,
})
paint(card('name'), {
  marginBlockEnd: '6px',
  font: `800 ${vars.sizeH3}/1.17 ${vars.fontHead}`,
  overflowWrap: 'anywhere',
})
paint(any(card('email'), card('phone')), {
  minBlockSize: '24px',
  color: 'inherit',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
})
paint(card('phone', '[data-missing]'), { color: vars.onBandSoft })
paint(any(card('email', ':focus-visible'), card('phone', ':focus-visible')), {
  outlineColor: vars.signal,
  boxShadow: `0 0 0 2px ${vars.band}`,
})
