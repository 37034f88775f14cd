import { vars } from './contract.css.ts'
import { any, below, forced, paint, scope } from './paint.ts'

const line = scope('cart-line')
const small = line('root', '[data-size="small"]')

paint(line('root'), {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '6px 16px',
  paddingBlock: '16px',
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': { [below.phone]: { gridTemplateColumns: '80px minmax(0, 1fr)', gap: '6px 12px' } },
})
/* The same hazard stripe as on a button under way. */
paint(line('root', '[data-pending]'), { position: 'relative' })
paint(line('root', '[data-pending]::after'), {
  content: '""',
  position: 'absolute',
  inset: 'auto 0 -2px',
  blockSize: '3px',
  background: `repeating-linear-gradient(115deg, currentcolor 0 8px, transparent 8px 16px)`,
  backgroundSize: '200% 100%',
  animation: 'shop-run 800ms linear infinite',
  '@media': { [forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
})
paint(small, { gridTemplateColumns: '72px minmax(0, 1fr)', paddingBlock: '12px' })
paint(line('picture'), {
  gridRow: 'span 2',
  background: vars.plate,
  aspectRatio: '1',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  alignSelf: 'start',
})
paint(`${line('picture')} img`, { inlineSize: '94%', blockSize: '94%', objectFit: 'contain' })
paint(any(`${line('picture')} picture`, `${line('picture')} a`), { display: 'contents' })
paint(line('name'), { font: `700 1.1875rem/1.15 ${vars.fontHead}` })
paint(`${small} ${line('name')}`, { fontSize: '1.0625rem' })
paint(line('link'), { textDecoration: 'none' })
paint(line('link', ':hover'), { textDecoration: 'underline', textUnderlineOffset: '3px' })
paint(line('note'), { fontSize: vars.sizeNote, lineHeight: 1.38, color: vars.inkFaint, textWrap: 'balance' })
paint(line('top'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 8px',
  alignItems: 'start',
})
// The name keeps a width to be read in: with large text the sum goes below it.
paint(`${line('top')} > :first-child`, { flex: '1 1 6.25rem' })
paint(`${line('top')} ${scope('button')('icon')}`, { marginBlockStart: '-8px', marginInlineEnd: '-10px' })
paint(line('bottom'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
})
paint(`${line('bottom')} ${scope('price')('root')}`, {
  flexDirection: 'column',
  alignItems: 'end',
  gap: '2px',
  marginInlineStart: 'auto',
})
