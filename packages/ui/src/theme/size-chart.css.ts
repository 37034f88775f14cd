import { breakpoints, componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const chart = partSelector('size-chart')

componentStyle(chart('root'), {
  overflowX: 'auto',
  background: vars.surface,
  // None beside the table: figures would be seen there, below the sticky column.
  padding: '24px 0',
  border: `1px solid ${vars.border}`,
  '@media': { [breakpoints.phone]: { padding: '16px 0' } },
})
componentStyle(chart('table'), {
  minInlineSize: '820px',
  whiteSpace: 'nowrap',
  borderBlock: `2px solid ${vars.borderStrong}`,
  fontVariantNumeric: 'tabular-nums',
})
componentStyle(`${chart('root')} :is(th, td)`, {
  padding: '9px 10px',
  textAlign: 'center',
  borderBlockStart: `1px solid ${vars.border}`,
  borderInlineStart: `1px solid ${vars.border}`,
  fontSize: vars.typeSmall,
  lineHeight: 1.3,
})
componentStyle(`${chart('root')} thead th`, { font: `800 1.1875rem/1 ${vars.fontHeading}` })
componentStyle(`${chart('root')} tr > :first-child`, {
  borderInlineStart: 0,
  textAlign: 'start',
  paddingInlineStart: '16px',
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.surface,
  color: vars.textMuted,
  font: `400 ${vars.typeSmall}/1.3 ${vars.fontBody}`,
})
componentStyle(`${chart('root')} ${chart('own-size')}`, {
  background: vars.highlight,
  color: vars.onHighlight,
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
componentStyle(chart('own-size-label'), {
  display: 'block',
  font: `500 ${vars.typeCaption}/1.2 ${vars.fontBody}`,
})
