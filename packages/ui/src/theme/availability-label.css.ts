import { vars } from './contract.css.ts'
import { forced, paint, scope } from './paint.ts'

const label = scope('availability-label')
const bars = '--_bars'

/* A stock gauge: three, one or no bars read at arm's length; the word says it anyway. */
paint(label('root'), {
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  gap: '7px',
  fontSize: vars.sizeSmall,
  lineHeight: 1.43,
  fontWeight: 500,
})
paint(label('root', '::before'), {
  content: '""',
  inlineSize: '16px',
  blockSize: '14px',
  flex: 'none',
  background: `var(${bars})`,
  '@media': { [forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
})
const bar = (x: number, full: boolean) =>
  `linear-gradient(currentcolor 0 0) ${x}px ${full ? '0/4px 14px' : '12px/4px 2px'} no-repeat`
const gauge = (full: number) => [0, 6, 12].map((x, index) => bar(x, index < full)).join(', ')

paint(label('root', '[data-availability="in-stock"]'), { color: vars.good, vars: { [bars]: gauge(3) } })
paint(label('root', '[data-availability="running-out"]'), { color: vars.low, vars: { [bars]: gauge(1) } })
paint(label('root', '[data-availability="out-of-stock"]'), { color: vars.out, vars: { [bars]: gauge(0) } })
