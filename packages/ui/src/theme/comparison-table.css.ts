import { breakpoints, componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const sheet = partSelector('comparison-table')

componentStyle(sheet('root'), {
  '@media': { [breakpoints.tablet]: { overflowX: 'auto', overscrollBehaviorX: 'contain' } },
})
componentStyle(sheet('table'), {
  tableLayout: 'fixed',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderBlock: `2px solid ${vars.borderStrong}`,
  fontVariantNumeric: 'tabular-nums',
  // Four columns beside that of the names are wider than a phone.
  '@media': { [breakpoints.tablet]: { tableLayout: 'auto' } },
})
componentStyle(`${sheet('root')} :is(th, td)`, {
  padding: '11px 16px',
  borderBlockStart: `1px solid ${vars.border}`,
  borderInlineStart: `1px solid ${vars.border}`,
  verticalAlign: 'top',
  textAlign: 'start',
  lineHeight: 1.43,
  overflowWrap: 'break-word',
  '@media': {
    [breakpoints.tablet]: { minInlineSize: '200px' },
    [breakpoints.phone]: { minInlineSize: '164px', paddingInline: '12px' },
  },
})
componentStyle(`${sheet('root')} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '20%',
  borderInlineStart: 0,
  paddingInlineStart: 0,
  background: vars.background,
  color: vars.textMuted,
  fontSize: vars.typeSmall,
  fontWeight: 400,
  '@media': {
    [breakpoints.tablet]: { minInlineSize: '168px', maxInlineSize: '168px' },
    [breakpoints.phone]: {
      minInlineSize: '112px',
      maxInlineSize: '112px',
      fontSize: vars.typeCaption,
      paddingInlineEnd: '8px',
    },
  },
})
componentStyle(`${sheet('root')} thead th`, { borderBlockStart: 0, background: vars.background })
componentStyle(sheet('column'), { font: `600 1rem/1.3 ${vars.fontBody}`, overflowWrap: 'break-word' })
// A value that differs stands out by its weight and its ink.
componentStyle(`${sheet('row', ':not([data-same])')} td`, { fontWeight: 600 })
componentStyle(`${sheet('row', '[data-same]')} td`, { color: vars.textMuted })
componentStyle(sheet('missing'), { fontWeight: 400, color: vars.textSubtle })
componentStyle(`${sheet('root')} ${sheet('name')}`, {
  font: `700 0.875rem/1.15 ${vars.fontHeading}`,
  letterSpacing: '0.05em',
  textTransform: 'uppercase',
  color: vars.text,
  background: vars.surfaceSunken,
  padding: '9px 12px',
  maxInlineSize: 'none',
})
// The heading of a group stays in view while its values are scrolled.
componentStyle(`${sheet('name')} > span`, { position: 'sticky', insetInlineStart: '12px' })
componentStyle(selectorList(`${sheet('group')} + ${sheet('group')} > tr:first-child > *`), {
  borderBlockStartColor: vars.borderStrong,
})
