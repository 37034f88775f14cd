import './layers.css.ts'
import { breakpoints, componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const timeline = partSelector('order-timeline')
const horizontal = timeline('root', '[data-orientation="horizontal"]')
const step = (state: string) => `${timeline('item', `[data-state="${state}"]`)} > ${timeline('marker')}`

componentStyle(timeline('item'), {
  vars: { '--_line': vars.borderControl },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '2px 12px',
  paddingBlockEnd: '20px',
  fontSize: vars.typeSmall,
})
componentStyle(timeline('item', ':last-child'), { paddingBlockEnd: 0 })
componentStyle(timeline('item', '[data-state="done"]'), { vars: { '--_line': vars.text } })
// The line to the next step: a border, which forced colours keep.
componentStyle(timeline('item', ':not(:last-child)::before'), {
  content: '""',
  position: 'absolute',
  insetBlock: '24px 0',
  insetInlineStart: '11px',
  borderInlineStart: '2px solid var(--_line)',
})
componentStyle(timeline('marker'), {
  position: 'relative',
  gridRow: '1 / span 9',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  background: vars.background,
  border: `2px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
})
componentStyle(`${timeline('item')} > :not(${timeline('marker')})`, { gridColumn: 2, overflowWrap: 'anywhere' })
componentStyle(step('done'), { background: vars.text, borderColor: vars.text, color: vars.background })
componentStyle(step('current'), { borderColor: vars.accentLine, borderWidth: '8px' })
componentStyle(step('failed'), { borderColor: vars.danger, color: vars.danger })
componentStyle(`${timeline('item', '[data-variant="event"]')} > ${timeline('marker')}`, {
  inlineSize: '10px',
  blockSize: '10px',
  margin: '7px',
})
componentStyle(timeline('title'), { fontSize: vars.typeBody, fontWeight: 600 })
componentStyle(timeline('item', '[data-state="upcoming"]'), { color: vars.textMuted })
componentStyle(`${timeline('item', '[data-variant="event"]')} > ${timeline('title')}`, {
  fontSize: 'inherit',
  lineHeight: '24px',
})
componentStyle(timeline('date'), { color: vars.textMuted })
componentStyle(timeline('link'), {
  justifySelf: 'start',
  paddingBlock: '2px',
  color: 'inherit',
  textDecoration: `underline 2px ${vars.accentLine}`,
  textUnderlineOffset: '4px',
})

const wide = `not ${breakpoints.phone}`
componentStyle(horizontal, {
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8.25rem, 1fr))',
      rowGap: '20px',
    },
  },
})
componentStyle(`${horizontal} > ${timeline('item')}`, {
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      paddingInlineEnd: '16px',
      paddingBlockEnd: 0,
    },
  },
})
componentStyle(`${horizontal} > ${timeline('item')}::before`, {
  '@media': {
    [wide]: {
      insetBlock: '11px auto',
      insetInline: '24px 0',
      border: 'solid var(--_line)',
      borderWidth: '2px 0 0',
    },
  },
})
componentStyle(`${horizontal} > ${timeline('item')} > *`, { '@media': { [wide]: { gridArea: 'auto' } } })
