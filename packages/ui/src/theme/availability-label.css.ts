import { componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const label = partSelector('availability-label')
const bars = '--_bars'

/* A stock gauge with three, one or no filled bars, in addition to the text. */
componentStyle(label('root'), {
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  gap: '7px',
  fontSize: vars.typeSmall,
  lineHeight: 1.43,
  fontWeight: 500,
})
componentStyle(label('root', '::before'), {
  content: '""',
  inlineSize: '16px',
  blockSize: '14px',
  flex: 'none',
  background: `var(${bars})`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
})
const bar = (x: number, full: boolean) =>
  `linear-gradient(currentcolor 0 0) ${x}px ${full ? '0/4px 14px' : '12px/4px 2px'} no-repeat`
const gauge = (full: number) => [0, 6, 12].map((x, index) => bar(x, index < full)).join(', ')

componentStyle(label('root', '[data-availability="in-stock"]'), { color: vars.success, vars: { [bars]: gauge(3) } })
componentStyle(label('root', '[data-availability="running-out"]'), { color: vars.warning, vars: { [bars]: gauge(1) } })
componentStyle(label('root', '[data-availability="out-of-stock"]'), {
  color: vars.unavailable,
  vars: { [bars]: gauge(0) },
})
