import { vars } from './contract.css.ts'
import { any, paint } from './paint.ts'

// Roles of text for whatever is no component: <h1 data-text="h1">. Posters and section heads are signs, so upper case;
// names of goods, articles and people are read, so not.
const text = (role: string) => `[data-text~="${role}"]`

paint(any(...['poster', 'h1', 'h2', 'h3', 'h4'].map(text)), {
  fontFamily: vars.fontHead,
  fontWeight: 800,
  textWrap: 'balance',
  hyphens: 'manual',
})
// No last line of one short word.
paint('p', { textWrap: 'pretty' })
paint(text('poster'), {
  fontSize: vars.sizePoster,
  lineHeight: 0.94,
  letterSpacing: '-0.01em',
  textTransform: 'uppercase',
})
paint(text('h1'), { fontSize: vars.sizeH1, lineHeight: 1.04, letterSpacing: '-0.005em' })
paint(text('h2'), { fontSize: vars.sizeH2, lineHeight: 1.06, textTransform: 'uppercase' })
paint(text('h3'), { fontSize: vars.sizeH3, lineHeight: 1.17 })
paint(text('h4'), { fontSize: vars.sizeH4, lineHeight: 1.2 })
paint(text('lead'), { fontSize: vars.sizeLead, lineHeight: 1.56, textWrap: 'pretty' })
paint(text('small'), { fontSize: vars.sizeSmall, lineHeight: 1.43 })
paint(text('note'), { fontSize: vars.sizeNote, lineHeight: 1.38, color: vars.inkFaint })
paint(text('soft'), { color: vars.inkSoft })
/* A stamped label. */
paint(text('tag'), {
  font: `700 0.875rem/1.15 ${vars.fontHead}`,
  letterSpacing: '0.05em',
  textTransform: 'uppercase',
})
/* A big figure. */
paint(text('figure'), { fontFamily: vars.fontHead, fontWeight: 800, fontVariantNumeric: 'tabular-nums' })
paint(text('link'), {
  color: 'inherit',
  textDecoration: `underline 2px ${vars.accentMark}`,
  textUnderlineOffset: '4px',
})
paint(`${text('link')}:hover`, { textDecorationThickness: '4px' })
