import { vars } from './contract.css.ts'
import { any, forced, paint, scope } from './paint.ts'

const button = scope('button')
const ground = '--_ground'
const text = '--_text'
const edge = '--_edge'

paint(button('root'), {
  vars: { [ground]: 'transparent', [text]: vars.ink, [edge]: vars.lineStrong },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minBlockSize: vars.control,
  padding: '8px 20px',
  position: 'relative',
  overflow: 'clip',
  font: `700 1.1875rem/1.1 ${vars.fontHead}`,
  letterSpacing: '0.01em',
  textAlign: 'center',
  textDecoration: 'none',
  color: `var(${text})`,
  background: `var(${ground})`,
  border: `1px solid var(${edge})`,
  borderRadius: vars.radius,
  transition: `transform ${vars.quick} ${vars.ease}`,
})
paint(button('root', ':hover'), { vars: { [ground]: vars.ink, [text]: vars.paper } })
paint(button('root', ':active'), { transform: 'translateY(1px)' })

const accent = '[data-variant="accent"]'
paint(button('root', accent), {
  vars: { [ground]: vars.accent, [text]: vars.onAccent, [edge]: 'transparent' },
  boxShadow: `inset 0 -3px 0 ${vars.accentLip}`,
})
paint(button('root', `${accent}:focus-visible`), {
  boxShadow: `inset 0 -3px 0 ${vars.accentLip}, 0 0 0 2px ${vars.signal}`,
})
paint(button('root', `${accent}:hover`), { vars: { [ground]: vars.accentHover, [text]: vars.onAccent } })

const ink = '[data-variant="ink"]'
paint(button('root', ink), { vars: { [ground]: vars.ink, [text]: vars.paper } })
paint(button('root', `${ink}:hover`), { vars: { [ground]: vars.inkSoft, [text]: vars.paper } })

const quiet = '[data-variant="quiet"]'
paint(button('root', quiet), {
  vars: { [edge]: 'transparent' },
  paddingInline: '8px',
  font: `500 ${vars.sizeSmall}/1.3 ${vars.fontText}`,
  letterSpacing: 0,
  textDecoration: `underline 2px ${vars.accentMark}`,
  textUnderlineOffset: '4px',
  minBlockSize: vars.touch,
})
paint(button('root', `${quiet}:hover`), {
  vars: { [ground]: 'transparent', [text]: vars.ink },
  textDecorationThickness: '4px',
})

/* On the dark band, whatever the variant, an edge or underline of the band's own colour. */
paint(`[data-ground="band"] ${button('root', ':is([data-variant="outline"], [data-variant="quiet"])')}`, {
  vars: { [text]: vars.onBand, [edge]: vars.onBandSoft },
})
paint(`[data-ground="band"] ${button('root', '[data-variant="outline"]:hover')}`, {
  vars: { [ground]: vars.onBand, [text]: vars.band },
})
paint(`[data-ground="band"] ${button('root', quiet)}`, {
  vars: { [edge]: 'transparent' },
  textDecorationColor: vars.accent,
})

paint(button('root', '[data-size="large"]'), { minBlockSize: '56px', paddingInline: '28px', fontSize: '1.375rem' })
paint(button('root', '[data-size="small"]'), { minBlockSize: vars.touch, paddingInline: '16px', fontSize: '1.0625rem' })
paint(button('root', '[data-wide]'), { inlineSize: '100%' })

paint(button('root', ':is(:disabled, [aria-disabled="true"]:not([data-pending]))'), {
  vars: { [ground]: vars.sunken, [text]: vars.inkFaint, [edge]: vars.line },
  boxShadow: 'none',
  cursor: 'not-allowed',
  textDecoration: 'none',
  transform: 'none',
})
paint(button('root', '[data-pending]'), { cursor: 'progress' })
paint(button('root', '[data-pending]::after'), {
  content: '""',
  position: 'absolute',
  inset: 'auto 0 0',
  blockSize: '4px',
  background: 'repeating-linear-gradient(115deg, currentcolor 0 8px, transparent 8px 16px)',
  backgroundSize: '200% 100%',
  animation: 'shop-run 800ms linear infinite',
  '@media': { [forced]: { forcedColorAdjust: 'none', color: 'ButtonText' } },
})

paint(button('icon'), {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.touch,
  blockSize: vars.touch,
  border: '1px solid transparent',
  borderRadius: vars.radius,
  color: 'inherit',
  textDecoration: 'none',
  flex: 'none',
  position: 'relative',
})
paint(button('icon', ':hover'), { borderColor: 'currentcolor' })
paint(button('icon', '[data-edge]'), { borderColor: vars.lineField })
paint(button('icon', '[data-edge]:hover:not(:disabled)'), {
  background: vars.ink,
  color: vars.paper,
  borderColor: vars.ink,
})
paint(button('icon', '[data-size="large"]'), { inlineSize: '56px', blockSize: '56px' })
paint(button('icon', ':disabled'), { color: vars.inkFaint, borderColor: vars.line, cursor: 'not-allowed' })
paint(`${button('icon', '[aria-pressed="true"]')} svg`, { fill: vars.accent, stroke: vars.ink })

paint(any(button('root'), button('icon', '[data-edge]')), { '@media': { [forced]: { border: '1px solid' } } })
