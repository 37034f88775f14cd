import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../packages/ui/src/theme/component-styles.ts'
import { vars } from '../../packages/ui/src/theme/index.ts'
import { wrap } from './layout.css.ts'

const { phone, tablet } = breakpoints

export const account = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: '296px minmax(0, 1fr)',
    gap: '24px 48px',
    alignItems: 'start',
    paddingBlockStart: '16px',
    '@media': {
      [tablet]: { gridTemplateColumns: '232px minmax(0, 1fr)', columnGap: '24px' },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
])
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' })
/** Orders follow their own width, not the window's. */
export const orders = style({ borderBlockStart: `2px solid ${vars.borderStrong}`, container: 'orders / inline-size' })
const narrow = 'orders (max-width: 640px)'

export const order = style({
  background: vars.surface,
  border: `1px solid ${vars.border}`,
  borderBlockStart: 0,
  selectors: { '&[open]': { borderColor: vars.borderStrong } },
})
export const summary = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1.2fr) minmax(0, 1fr) 132px 24px',
  gap: '4px 20px',
  alignItems: 'center',
  padding: '16px 20px',
  minBlockSize: '76px',
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: vars.surfaceSunken },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto 24px', padding: '14px 16px' } },
})
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })
globalStyle(`${order}[open] > ${summary} > svg`, { rotate: '180deg' })
for (const [child, area] of Object.entries({
  1: '1 / 1',
  2: '2 / 1 / auto / -1',
  3: '3 / 1 / auto / -1',
  4: '1 / 2',
  5: '1 / 3',
}))
  globalStyle(`${summary} > :nth-child(${child})`, { '@container': { [narrow]: { gridArea: area } } })
export const number = style({ display: 'block', font: `800 1.5rem/1.1 ${vars.fontHeading}`, whiteSpace: 'nowrap' })
export const sum = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' })
/** A square beside the word: filled when received, half on its way, empty when cancelled. */
export const status = style({
  display: 'inline-flex',
  gap: '10px',
  alignItems: 'center',
  fontWeight: 500,
  fontSize: vars.typeSmall,
  '::before': { content: '""', flex: 'none', inlineSize: '12px', blockSize: '12px', border: '2px solid' },
})
const square = (state: string, colour: string, fill: string) =>
  globalStyle(`${status}[data-status="${state}"]::before`, { borderColor: colour, background: fill })
square('new', vars.accentLine, vars.accent)
square('road', vars.warning, `linear-gradient(90deg, ${vars.warning} 50%, transparent 50%)`)
square('received', vars.success, vars.success)
square('cancelled', vars.unavailable, 'transparent')

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  padding: '4px 20px 20px',
  borderBlockStart: `1px solid ${vars.border}`,
  '@container': { [narrow]: { paddingInline: '16px' } },
})
export const goods = style({ inlineSize: '100%', borderBlockEnd: `2px solid ${vars.borderStrong}` })
globalStyle(`${goods} :is(th, td)`, {
  padding: '10px 16px 10px 0',
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 400,
})
globalStyle(`${goods} thead th`, { fontSize: vars.typeCaption, color: vars.textMuted, paddingBlock: '8px' })
globalStyle(`${goods} :is(th, td):nth-child(n + 2)`, { textAlign: 'end', whiteSpace: 'nowrap' })
globalStyle(`${goods} :is(th, td):last-child`, { paddingInlineEnd: 0 })
globalStyle(`${goods} tbody tr + tr`, { borderBlockStart: `1px solid ${vars.border}` })
globalStyle(`${goods} td`, { font: `700 1.1875rem/1.3 ${vars.fontHeading}`, fontVariantNumeric: 'tabular-nums' })
export const goodCell = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
})
globalStyle(`${goods} td [data-scope="price"]`, { justifyContent: 'end' })
globalStyle(`${goodCell} img`, {
  inlineSize: '56px',
  blockSize: '56px',
  objectFit: 'contain',
  background: vars.mediaSurface,
})
globalStyle(`${goodCell} small`, { display: 'block', fontSize: vars.typeCaption, color: vars.textMuted })
globalStyle(`${goods} :is(th, td):nth-child(2)`, { '@container': { [narrow]: { display: 'none' } } })
export const pieces = style({ display: 'none', '@container': { [narrow]: { display: 'inline' } } })

export const history = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  fontSize: vars.typeSmall,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${history} li`, {
  padding: '10px 16px 0 0',
  borderBlockStart: `4px solid ${vars.text}`,
  '@container': {
    [narrow]: { padding: '4px 0 12px 12px', borderBlockStart: 0, borderInlineStart: `4px solid ${vars.text}` },
  },
})
globalStyle(`${history} li[aria-current]`, { borderColor: vars.accentLine })
globalStyle(`${history} li[aria-current] ~ li`, { borderColor: vars.border, color: vars.textMuted })
globalStyle(`${history} b`, { display: 'block', fontWeight: 600 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '16px 24px',
  fontSize: vars.typeSmall,
})
globalStyle(`${facts} dt`, { color: vars.textMuted, marginBlockEnd: '4px' })
export const signIn = style({
  display: 'grid',
  gap: '16px',
  justifyItems: 'start',
  maxInlineSize: '520px',
  paddingBlock: '16px',
})
