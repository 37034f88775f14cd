import { componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const button = partSelector('button')
const fill = '--_fill'
const text = '--_text'
const outline = '--_outline'

componentStyle(button('root'), {
  vars: { [fill]: 'transparent', [text]: vars.text, [outline]: vars.borderStrong },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minBlockSize: vars.sizeControl,
  padding: '8px 20px',
  position: 'relative',
  overflow: 'clip',
  font: `700 1.1875rem/1.1 ${vars.fontHeading}`,
  letterSpacing: '0.01em',
  textAlign: 'center',
  textDecoration: 'none',
  color: `var(${text})`,
  background: `var(${fill})`,
  border: `1px solid var(${outline})`,
  borderRadius: vars.radius,
  transition: `transform ${vars.motionFast} ${vars.motionEasing}`,
})
componentStyle(button('root', ':hover'), { vars: { [fill]: vars.text, [text]: vars.background } })
componentStyle(button('root', ':active'), { transform: 'translateY(1px)' })

const accent = '[data-variant="accent"]'
componentStyle(button('root', accent), {
  vars: { [fill]: vars.accent, [text]: vars.onAccent, [outline]: 'transparent' },
  boxShadow: `inset 0 -3px 0 ${vars.accentEdge}`,
})
componentStyle(button('root', `${accent}:focus-visible`), {
  boxShadow: `inset 0 -3px 0 ${vars.accentEdge}, 0 0 0 2px ${vars.highlight}`,
})
componentStyle(button('root', `${accent}:hover`), { vars: { [fill]: vars.accentHover, [text]: vars.onAccent } })

const neutral = '[data-variant="neutral"]'
componentStyle(button('root', neutral), { vars: { [fill]: vars.text, [text]: vars.background } })
componentStyle(button('root', `${neutral}:hover`), { vars: { [fill]: vars.textMuted, [text]: vars.background } })

const quiet = '[data-variant="quiet"]'
componentStyle(button('root', quiet), {
  vars: { [outline]: 'transparent' },
  paddingInline: '8px',
  font: `500 ${vars.typeSmall}/1.3 ${vars.fontBody}`,
  letterSpacing: 0,
  textDecoration: `underline 2px ${vars.accentLine}`,
  textUnderlineOffset: '4px',
  minBlockSize: vars.sizeTouch,
})
componentStyle(button('root', `${quiet}:hover`), {
  vars: { [fill]: 'transparent', [text]: vars.text },
  textDecorationThickness: '4px',
})

/* On the inverse surface every variant has a border or underline in its colours. */
componentStyle(`[data-surface="inverse"] ${button('root', ':is([data-variant="outline"], [data-variant="quiet"])')}`, {
  vars: { [text]: vars.onInverse, [outline]: vars.onInverseMuted },
})
componentStyle(`[data-surface="inverse"] ${button('root', '[data-variant="outline"]:hover')}`, {
  vars: { [fill]: vars.onInverse, [text]: vars.inverse },
})
componentStyle(`[data-surface="inverse"] ${button('root', quiet)}`, {
  vars: { [outline]: 'transparent' },
  textDecorationColor: vars.accent,
})

componentStyle(button('root', '[data-size="large"]'), {
  minBlockSize: '56px',
  paddingInline: '28px',
  fontSize: '1.375rem',
})
componentStyle(button('root', '[data-size="small"]'), {
  minBlockSize: vars.sizeTouch,
  paddingInline: '16px',
  fontSize: '1.0625rem',
})
componentStyle(button('root', `${quiet}[data-size="small"]`), { paddingInline: '8px', fontSize: vars.typeSmall })
componentStyle(button('root', '[data-full-width]'), { inlineSize: '100%' })

componentStyle(button('root', ':is(:disabled, [aria-disabled="true"]:not([data-pending]))'), {
  vars: { [fill]: vars.surfaceSunken, [text]: vars.textSubtle, [outline]: vars.border },
  boxShadow: 'none',
  cursor: 'not-allowed',
  textDecoration: 'none',
  transform: 'none',
})
componentStyle(button('root', '[data-pending]'), { cursor: 'progress' })
componentStyle(button('root', '[data-pending]::after'), {
  content: '""',
  position: 'absolute',
  inset: 'auto 0 0',
  blockSize: '4px',
  background: 'repeating-linear-gradient(115deg, currentcolor 0 8px, transparent 8px 16px)',
  backgroundSize: '200% 100%',
  animation: 'shop-stripes 800ms linear infinite',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'ButtonText' } },
})

// The close button of any part looks the same.
componentStyle(selectorList(button('icon'), '[data-part="close"]'), {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.sizeTouch,
  blockSize: vars.sizeTouch,
  border: '1px solid transparent',
  borderRadius: vars.radius,
  color: 'inherit',
  textDecoration: 'none',
  flex: 'none',
  position: 'relative',
})
componentStyle(selectorList(button('icon', ':hover'), '[data-part="close"]:hover'), { borderColor: 'currentcolor' })
componentStyle(button('icon', '[data-outlined]'), { borderColor: vars.borderControl })
componentStyle(button('icon', '[data-outlined]:hover:not(:disabled)'), {
  background: vars.text,
  color: vars.background,
  borderColor: vars.text,
})
componentStyle(button('icon', '[data-size="large"]'), { inlineSize: '56px', blockSize: '56px' })
componentStyle(button('icon', ':disabled'), { color: vars.textSubtle, borderColor: vars.border, cursor: 'not-allowed' })
componentStyle(`${button('icon', '[aria-pressed="true"]')} svg`, { fill: vars.accent, stroke: vars.text })

componentStyle(selectorList(button('root'), button('icon', '[data-outlined]')), {
  '@media': { [forcedColors]: { border: '1px solid' } },
})
