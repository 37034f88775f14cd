import { breakpoints, componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const rating = partSelector('rating-histogram')

componentStyle(rating('root'), { display: 'grid', gap: '20px' })
componentStyle(rating('average'), { display: 'flex', gap: '16px', alignItems: 'end' })
componentStyle(rating('value'), {
  font: `800 5.5rem/0.78 ${vars.fontHeading}`,
  '@media': { [breakpoints.phone]: { fontSize: '4.5rem' } },
})
componentStyle(rating('caption'), { fontSize: vars.typeSmall, color: vars.textMuted })
componentStyle(rating('label'), { display: 'block', color: vars.text, fontWeight: 600 })
componentStyle(rating('row'), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6rem) 1fr 3.5rem',
  gap: '16px',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '36px',
  fontSize: vars.typeSmall,
  textAlign: 'start',
  textDecoration: 'none',
  borderBlockStart: `1px solid ${vars.border}`,
})
// A row that can be pressed is underlined at its label.
componentStyle(`${rating('row', ':not(div)')} > :first-child`, {
  textDecoration: `underline 2px ${vars.accentLine}`,
  textUnderlineOffset: '4px',
})
componentStyle(rating('row', '[data-selected]'), { fontWeight: 600 })
componentStyle(rating('bar'), { display: 'grid', blockSize: '10px', background: vars.surfaceSunken })
componentStyle(`${rating('bar')} svg`, {
  blockSize: '100%',
  background: vars.text,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
componentStyle(rating('figure'), {
  textAlign: 'end',
  font: `700 1.0625rem/1 ${vars.fontHeading}`,
})
