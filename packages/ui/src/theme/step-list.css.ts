import { vars } from './contract.css.ts'
import { any, below, paint, scope } from './paint.ts'

const steps = scope('step-list')
const done = steps('step', '[data-state="done"]')
const closed = steps('step', '[data-state="closed"]')

paint(steps('step'), {
  borderBlockStart: `2px solid ${vars.lineStrong}`,
  paddingBlock: '20px 32px',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '0 8px',
  '@media': { [below.phone]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
})
paint(steps('number'), {
  font: `800 2.75rem/0.9 ${vars.fontHead}`,
  '@media': { [below.phone]: { fontSize: '2.25rem' } },
})
paint(steps('head'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 16px',
  minBlockSize: '40px',
})
// The words of a quiet button, not its edges, stand in line.
paint(`${steps('head')} ${scope('button')('root', '[data-variant="quiet"]')}`, { margin: '-4px -9px' })
paint(steps('title'), { font: `800 ${vars.sizeH3}/1.17 ${vars.fontHead}`, textWrap: 'balance' })
paint(steps('title', ':focus-visible'), { outline: 'none', boxShadow: `0 2px 0 ${vars.signal}, 0 4px 0 ${vars.ink}` })
paint(any(`${closed} ${steps('number')}`, `${closed} ${steps('title')}`), { color: vars.inkFaint })
paint(`${done} > ${steps('number')}`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  background: vars.ink,
  color: vars.signal,
})
paint(`[data-scheme="dark"] ${done} > ${steps('number')}`, { color: vars.paper })
paint(`:root:not([data-scheme="light"]) ${done} > ${steps('number')}`, {
  '@media': { '(prefers-color-scheme: dark)': { color: vars.paper } },
})
paint(steps('body'), {
  gridColumn: 2,
  display: 'grid',
  gap: '24px',
  paddingBlockStart: '16px',
  '@media': { [below.phone]: { gridColumn: '1 / -1' } },
})
paint(`${done} ${steps('body')}`, { paddingBlockStart: '8px' })
paint(steps('facts'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: '8px 24px',
  fontSize: vars.sizeSmall,
})
paint(steps('term'), { color: vars.inkFaint, fontSize: vars.sizeNote })
paint(steps('value'), { fontWeight: 500, overflowWrap: 'anywhere' })
