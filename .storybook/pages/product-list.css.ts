import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../packages/ui/src/theme/component-styles.ts'
import { vars } from '../../packages/ui/src/theme/index.ts'
import { wrap } from './layout.css.ts'

const { phone, tablet } = breakpoints

export const listing = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: '264px minmax(0, 1fr)',
    gap: '0 32px',
    alignItems: 'start',
    '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' })
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  minBlockSize: '52px',
  paddingBlock: '8px 12px',
  borderBlockStart: `2px solid ${vars.borderStrong}`,
  marginBlockEnd: '-24px',
  '@media': { [phone]: { alignItems: 'end', gap: '8px', paddingBlock: '12px' } },
})
globalStyle(`${toolbar} > :last-child`, {
  marginInlineStart: 'auto',
  // Below the button when the text is enlarged.
  '@media': { [phone]: { flex: '1 1 8.5rem' } },
})
globalStyle(`${toolbar} > :last-child select`, { '@media': { [phone]: { minInlineSize: 0 } } })
/* A row that scrolls, from edge to edge. */
globalStyle(`${toolbar} > ul`, {
  '@media': {
    [phone]: {
      flex: 'none',
      order: 3,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      inlineSize: `calc(100% + 2 * ${vars.spaceGutter})`,
      marginInline: `calc(${vars.spaceGutter} * -1)`,
      padding: `3px ${vars.spaceGutter}`,
      scrollbarWidth: 'none',
    },
  },
})
globalStyle(`${toolbar} > ul > li`, { flex: 'none' })
export const drawerActions = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '12px',
  alignItems: 'center',
})
