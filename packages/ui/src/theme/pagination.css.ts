import { vars } from './contract.css.ts'
import { any, below, forced, paint, scope } from './paint.ts'

const pages = scope('pagination')

paint(pages('root'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  '@media': { [below.phone]: { justifyContent: 'center' } },
})
paint(pages('list'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  '@media': { [below.phone]: { order: -1, inlineSize: '100%', justifyContent: 'center' } },
})
paint(any(pages('link'), pages('gap'), pages('step')), {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control,
  minBlockSize: vars.control,
  paddingInline: '8px',
  textDecoration: 'none',
  font: `700 1.25rem/1 ${vars.fontHead}`,
  border: '1px solid transparent',
  borderRadius: vars.radius,
  '@media': { '(max-width: 400px)': { minInlineSize: vars.touch } },
})
// Seven entries go beside each other down to 320 px.
paint(pages('gap'), { border: 0, '@media': { '(max-width: 400px)': { minInlineSize: '20px', paddingInline: 0 } } })
paint(any(pages('link', ':hover'), pages('step', ':hover')), { borderColor: vars.ink })
paint(pages('link', '[aria-current]'), {
  background: vars.ink,
  color: vars.paper,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
paint(pages('step'), {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  paddingInline: '16px',
  borderColor: vars.lineField,
  fontSize: '1.125rem',
  '@media': { [below.phone]: { flex: 1 } },
})
