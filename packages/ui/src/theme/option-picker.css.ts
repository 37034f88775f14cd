import { vars } from './contract.css.ts'
import { any, forced, paint, scope } from './paint.ts'

const picker = scope('option-picker')

paint(picker('legend'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  inlineSize: '100%',
  fontSize: vars.sizeSmall,
  marginBlockEnd: '10px',
})
paint(`${picker('legend')} b`, { fontWeight: 600 })
paint(any(picker('keys'), picker('swatches')), { display: 'flex', flexWrap: 'wrap', gap: '8px' })
paint(picker('key'), {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '56px',
  minBlockSize: vars.control,
  padding: '4px 10px',
  background: vars.surface,
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  font: `700 1.1875rem/1 ${vars.fontHead}`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
})
paint(picker('keys', '[data-size="small"]'), { gap: '6px' })
paint(`${picker('keys', '[data-size="small"]')} ${picker('key')}`, {
  minInlineSize: '48px',
  minBlockSize: '44px',
  fontSize: '1.0625rem',
  padding: '4px',
})
paint(picker('input'), { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' })
paint(any(picker('key', ':hover'), picker('swatch', ':hover')), {
  borderColor: vars.ink,
  boxShadow: `inset 0 0 0 1px ${vars.ink}`,
})
/* Chosen: an ink key. Gone: struck through, still readable. Few: a bar under the number. Never colour alone. */
paint(picker('key', ':has(:checked)'), {
  background: vars.ink,
  borderColor: vars.ink,
  color: vars.paper,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
paint(picker('key', ':has(:focus-visible)'), {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.signal}`,
})
paint(picker('key', ':has(:disabled)'), {
  color: vars.inkFaint,
  borderColor: vars.line,
  boxShadow: 'none',
  cursor: 'not-allowed',
  '@media': { [forced]: { color: 'GrayText', textDecoration: 'line-through' } },
  background: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.lineField} calc(50% - 1px) calc(50% + 0.5px), transparent calc(50% + 0.5px))`,
})
paint(picker('key', '[data-availability="running-out"]::after'), {
  content: '""',
  position: 'absolute',
  inset: 'auto 4px 4px',
  blockSize: '3px',
  background: vars.low,
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
paint(picker('swatch'), {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.control,
  paddingBlock: '4px',
  paddingInline: '8px 14px',
  background: vars.surface,
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  fontSize: vars.sizeSmall,
  textDecoration: 'none',
})
paint(picker('swatch', '[aria-current]'), {
  borderColor: vars.ink,
  boxShadow: `inset 0 0 0 1px ${vars.ink}`,
  fontWeight: 600,
  '@media': { [forced]: { outline: '2px solid Highlight' } },
})
paint(picker('dot'), {
  display: 'inline-block',
  inlineSize: '32px',
  blockSize: '32px',
  flex: 'none',
  border: '1px solid rgb(21 24 27 / 0.5)',
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
paint(picker('dot', '[data-size="small"]'), { inlineSize: '14px', blockSize: '14px', verticalAlign: '-2px' })
paint(picker('note'), {
  marginBlockStart: '10px',
  fontSize: vars.sizeNote,
  lineHeight: 1.38,
  color: vars.inkFaint,
})
paint(`${picker('root', '[data-invalid]')} ${picker('key', ':not(:has(:disabled), :hover)')}`, {
  borderColor: vars.danger,
})
paint(picker('error'), {
  marginBlockStart: '8px',
  fontSize: vars.sizeSmall,
  lineHeight: 1.43,
  fontWeight: 500,
  color: vars.danger,
})
