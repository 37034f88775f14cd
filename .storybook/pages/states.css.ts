import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../packages/ui/src/theme/component-styles.ts'
import { vars } from '../../packages/ui/src/theme/index.ts'
import { wrap } from './layout.css.ts'

const { phone } = breakpoints

/** A page without the shop's frame: the pattern alone. */
export const page = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    paddingBlock: '32px 64px',
    '@media': { [phone]: { paddingBlock: '20px 40px' } },
  },
])
export const pattern = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  paddingBlockStart: '16px',
  borderBlockStart: `2px solid ${vars.borderStrong}`,
})
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  maxInlineSize: '760px',
})
/** A failure is not the shopper's mistake: the colour of a warning, not of a wrong field. */
export const failure = style({ display: 'flex', gap: '12px', alignItems: 'start', fontWeight: 500 })
globalStyle(`${failure} svg`, { flex: 'none', color: vars.warning })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: '40px',
  alignItems: 'start',
})
export const skeletonCard = style({
  display: 'grid',
  gridRow: 'span 7',
  gap: '10px',
  alignContent: 'start',
  padding: '12px',
  background: vars.surface,
  borderInlineEnd: `1px solid ${vars.border}`,
  borderBlockEnd: `1px solid ${vars.border}`,
})
export const skeletonLine = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  paddingBlock: '16px',
  borderBlockEnd: `1px solid ${vars.border}`,
})
