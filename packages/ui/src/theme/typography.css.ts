import { componentStyle, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

// Text styles for elements that are not components: <h1 data-text="h1">. Display and section headings are upper case;
// names of products, articles and people are not.
const text = (role: string) => `[data-text~="${role}"]`

componentStyle(selectorList(...['display', 'h1', 'h2', 'h3', 'h4'].map(text)), {
  fontFamily: vars.fontHeading,
  fontWeight: 800,
  textWrap: 'balance',
})
// Avoids a last line of one short word.
componentStyle(selectorList('p', text('lead')), { textWrap: 'pretty' })
componentStyle(text('display'), {
  fontSize: vars.typeDisplay,
  lineHeight: 0.94,
  letterSpacing: '-0.01em',
  textTransform: 'uppercase',
})
componentStyle(text('h1'), { fontSize: vars.typeH1, lineHeight: 1.04, letterSpacing: '-0.005em' })
componentStyle(text('h2'), { fontSize: vars.typeH2, lineHeight: 1.06, textTransform: 'uppercase' })
componentStyle(text('h3'), { fontSize: vars.typeH3, lineHeight: 1.17 })
componentStyle(text('h4'), { fontSize: vars.typeH4, lineHeight: 1.2 })
componentStyle(text('lead'), { fontSize: vars.typeLead, lineHeight: 1.56 })
componentStyle(text('small'), { fontSize: vars.typeSmall, lineHeight: 1.43 })
componentStyle(text('caption'), { fontSize: vars.typeCaption, lineHeight: 1.38, color: vars.textSubtle })
componentStyle(text('muted'), { color: vars.textMuted })
/* Small upper-case label. */
componentStyle(text('overline'), {
  font: `700 0.875rem/1.15 ${vars.fontHeading}`,
  letterSpacing: '0.05em',
  textTransform: 'uppercase',
})
/* Large number. */
componentStyle(text('numeric'), { fontFamily: vars.fontHeading, fontWeight: 800, fontVariantNumeric: 'tabular-nums' })
componentStyle(text('link'), {
  color: 'inherit',
  textDecoration: `underline 2px ${vars.accentLine}`,
  textUnderlineOffset: '4px',
  // A target of 24 px, also in a line of small text.
  paddingBlock: '2px',
})
componentStyle(`${text('link')}:hover`, { textDecorationThickness: '4px' })
// In a page from right to left names, dates and sizes have the direction of their own letters: the quotation marks of a foreign name
// stay where they belong, and `2.4 MB` in this order. They are aligned as the text around them. The same is in structure.css. Elsewhere
// it would change where a name breaks.
componentStyle(
  ':where([dir="rtl"]) [data-scope]:is([data-part="name"], [data-part="text"], [data-part="link"], [data-part="current"], [data-part="option"], [data-part="email"], [data-part="date"], [data-part="size"]):not(th)',
  { unicodeBidi: 'plaintext', textAlign: ['-webkit-match-parent', 'match-parent'] },
)
