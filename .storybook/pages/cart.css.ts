import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../packages/ui/src/theme/component-styles.ts'
import { vars } from '../../packages/ui/src/theme/index.ts'
import { wrap } from './layout.css.ts'

const { phone, tablet, laptop } = breakpoints

export const page = style([wrap, { paddingBlock: '32px 0', '@media': { [phone]: { paddingBlockStart: '20px' } } }])
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlockEnd: '16px',
})
/** Lines or steps, and beside them the summary. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 440px',
  gap: '32px 64px',
  alignItems: 'start',
  '@media': {
    [laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: '40px' },
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const lineError = style({ gridColumn: '1 / -1', color: vars.danger, fontSize: vars.typeSmall })
export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 8px',
})
/* The field's parts are the cells: label, hint and error take whole lines, the button stands beside the input. */
globalStyle(`${coupon} > [data-scope="field"]`, { display: 'contents' })
globalStyle(`${coupon} [data-scope="field"]:is([data-part="label"], [data-part="hint"], [data-part="error"])`, {
  gridColumn: '1 / -1',
})
globalStyle(`${coupon} > button`, { gridArea: '2 / 2', paddingInline: '16px' })

/** In the sheet, where the height is needed for the lines. */
export const foldedCoupon = style({ borderBlockEnd: `1px solid ${vars.border}` })
globalStyle(`${foldedCoupon} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.sizeTouch,
  fontWeight: 600,
  cursor: 'pointer',
})
globalStyle(`${foldedCoupon}[open] > summary svg`, { rotate: '180deg' })
globalStyle(`${foldedCoupon} > form`, { paddingBlockEnd: '12px' })

export const checkout = style([
  columns,
  wrap,
  { paddingBlock: '32px 64px', '@media': { [phone]: { paddingBlock: '24px 48px' } } },
])
globalStyle(`${checkout} h1`, { marginBlockEnd: '24px' })
export const steps = style({ minInlineSize: 0 })
globalStyle(`${steps} > [role="alert"]`, { marginBlockEnd: '24px' })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' })
globalStyle(`${actions} > button`, { '@media': { [phone]: { inlineSize: '100%' } } })
/** What changed or failed: above the steps, with what can be done about it. */
export const notice = style({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  padding: '16px',
  background: vars.surface,
  border: `1px solid ${vars.warning}`,
  borderInlineStartWidth: '6px',
})
export const done = style([wrap, { display: 'grid', gap: '16px', justifyItems: 'start', paddingBlock: '64px' }])
