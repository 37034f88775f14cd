import { vars } from './contract.css.ts'
import { any, coarse, forced, paint, scope } from './paint.ts'

const card = scope('user-card')

paint(card('root'), {
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  paddingBlock: '20px 18px',
  paddingInline: '20px 28px',
  background: vars.band,
  color: vars.onBand,
  fontSize: vars.sizeSmall,
  '@media': { [forced]: { border: '1px solid' } },
})
// A seam along the edge.
paint(card('root', '::after'), {
  content: '""',
  position: 'absolute',
  insetBlock: '10px',
  insetInlineEnd: '8px',
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
  '@media': { [coarse]: { paddingBlock: '12px' } },
})
// A number is read from left to right in every language.
paint(card('phone', ':not([data-missing])'), { direction: 'ltr', unicodeBidi: 'isolate' })
paint(card('phone', '[data-missing]'), { color: vars.onBandSoft })
paint(any(card('email', ':focus-visible'), card('phone', ':focus-visible')), {
  outlineColor: vars.signal,
  boxShadow: `0 0 0 2px ${vars.band}`,
})
