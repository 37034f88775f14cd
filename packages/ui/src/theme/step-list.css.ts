import { breakpoints, componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const steps = partSelector('step-list')
const done = steps('item', '[data-state="done"]')
const closed = steps('item', '[data-state="closed"]')

componentStyle(steps('item'), {
  borderBlockStart: `2px solid ${vars.borderStrong}`,
  paddingBlock: '20px 32px',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '0 8px',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
})
componentStyle(steps('number'), {
  font: `800 2.75rem/0.9 ${vars.fontHeading}`,
  '@media': { [breakpoints.phone]: { fontSize: '2.25rem' } },
})
componentStyle(steps('header'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 16px',
  minBlockSize: '40px',
})
// Aligns the text of a quiet button, not its padding.
componentStyle(`${steps('header')} ${partSelector('button')('root', '[data-variant="quiet"]')}`, {
  margin: '-4px -9px',
})
componentStyle(steps('title'), { font: `800 ${vars.typeH3}/1.17 ${vars.fontHeading}`, textWrap: 'balance' })
componentStyle(steps('title', ':focus-visible'), {
  outline: 'none',
  boxShadow: `0 2px 0 ${vars.highlight}, 0 4px 0 ${vars.text}`,
})
componentStyle(selectorList(`${closed} ${steps('number')}`, `${closed} ${steps('title')}`), { color: vars.textSubtle })
componentStyle(`${done} > ${steps('number')}`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  background: vars.text,
  color: vars.highlight,
})
componentStyle(`[data-scheme="dark"] ${done} > ${steps('number')}`, { color: vars.background })
componentStyle(`:root:not([data-scheme="light"]) ${done} > ${steps('number')}`, {
  '@media': { '(prefers-color-scheme: dark)': { color: vars.background } },
})
componentStyle(steps('content'), {
  gridColumn: 2,
  display: 'grid',
  gap: '24px',
  paddingBlockStart: '16px',
  '@media': { [breakpoints.phone]: { gridColumn: '1 / -1' } },
})
componentStyle(`${done} ${steps('content')}`, { paddingBlockStart: '8px' })
componentStyle(steps('facts'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.25rem), 1fr))',
  gap: '8px 24px',
  fontSize: vars.typeSmall,
})
componentStyle(steps('term'), { color: vars.textSubtle, fontSize: vars.typeCaption })
componentStyle(steps('value'), { fontWeight: 500 })
