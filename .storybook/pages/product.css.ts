import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../packages/ui/src/theme/component-styles.ts'
import { vars } from '../../packages/ui/src/theme/index.ts'
import { wrap } from './layout.css.ts'

const { phone, tablet } = breakpoints

export const product = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: '0 48px',
    alignItems: 'start',
    '@media': {
      [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px' },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
])
/** Stays in view while the longer purchase is scrolled. */
export const gallery = style({
  position: 'sticky',
  insetBlockStart: '16px',
  '@media': { [phone]: { position: 'static' } },
})
export const badges = style({ position: 'absolute', insetBlockStart: '16px', insetInlineStart: '24px' })
export const galleryButtons = style({
  position: 'absolute',
  insetBlockEnd: '24px',
  insetInlineEnd: '16px',
  display: 'flex',
  gap: '8px',
})
/** The box of the drawing, 4 : 5: dimension lines in per cent stay at its edges at every size. */
export const dimensions = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  blockSize: '98%',
  maxInlineSize: '100%',
  aspectRatio: '4 / 5',
  pointerEvents: 'none',
  color: vars.mediaText,
  font: `700 1rem/1 ${vars.fontHeading}`,
})
const dimension = { position: 'absolute', display: 'grid', placeContent: 'center', border: '0 solid' } as const
export const vertical = style({
  ...dimension,
  insetInlineStart: '94%',
  insetBlock: '11% 10%',
  inlineSize: '13px',
  translate: '-50%',
  borderBlockWidth: '1px',
  background: 'linear-gradient(currentcolor, currentcolor) center / 1px 100% no-repeat',
})
export const horizontal = style({
  ...dimension,
  insetBlockStart: '95%',
  insetInline: '29% 29%',
  blockSize: '13px',
  translate: '0 -50%',
  borderInlineWidth: '1px',
  background: 'linear-gradient(currentcolor, currentcolor) center / 100% 1px no-repeat',
})
globalStyle(`${dimensions} b`, { background: vars.mediaSurface, padding: '4px 6px', whiteSpace: 'nowrap' })

export const purchase = style({ display: 'grid', gap: '20px', container: 'purchase / inline-size' })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  alignItems: 'center',
  fontSize: vars.typeSmall,
  color: vars.textMuted,
})
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: '16px',
  borderBlock: `1px solid ${vars.border}`,
})
export const colour = style({ display: 'grid', gap: '10px' })
export const stock = style({ fontSize: vars.typeSmall })
export const add = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '8px',
  '@container': { 'purchase (max-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
globalStyle(`${add} > :first-child`, {
  '@container': { 'purchase (max-width: 400px)': { gridColumn: '1 / -1', justifySelf: 'start' } },
})
export const standards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '0 24px',
  borderBlockStart: `1px solid ${vars.border}`,
})
globalStyle(`${standards} li`, { paddingBlock: '12px', borderBlockEnd: `1px solid ${vars.border}` })
export const deliveryTerms = style({ marginBlockStart: '-20px', fontSize: vars.typeSmall, lineHeight: 1.43 })
globalStyle(`${deliveryTerms} li`, {
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: '12px',
  paddingBlock: '12px',
  borderBlockEnd: `1px solid ${vars.border}`,
})
globalStyle(`${deliveryTerms} b`, { display: 'block', fontWeight: 600 })
globalStyle(`${deliveryTerms} span`, { color: vars.textMuted })

export const tabs = style([wrap, { marginBlockStart: vars.spaceSection }])
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '32px 56px',
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const aside = style({ display: 'grid', gap: '12px' })
globalStyle(`${aside} > img`, { inlineSize: '100%', blockSize: 'auto' })
export const asideMedia = style({ blockSize: '420px', marginBlockStart: '8px' })
globalStyle(`${asideMedia} img`, { inlineSize: '90%', blockSize: '94%', objectFit: 'contain' })

export const reviews = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: '32px 56px',
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const reviewSummary = style({ display: 'grid', gap: '20px', justifyItems: 'start' })
globalStyle(`${reviewSummary} > *`, { inlineSize: '100%' })
export const buyFacts = style({ display: 'grid', gap: '2px', fontSize: vars.typeCaption, whiteSpace: 'nowrap' })

export const rating = style({ color: 'inherit', textDecoration: 'none' })
/** What can be done beside buying. */
export const furtherWays = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' })
globalStyle(`${furtherWays} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '24px' })

/** Pieces as ruled rows beside their sum. */
export const set = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: '24px 48px',
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const pieces = style({ borderBlockEnd: `1px solid ${vars.border}` })
export const piece = style({
  display: 'grid',
  gridTemplateColumns: '24px 96px minmax(0, 1fr) 220px',
  gap: '8px 16px',
  alignItems: 'center',
  paddingBlock: '16px',
  borderBlockStart: `1px solid ${vars.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': { [phone]: { gridTemplateColumns: '24px 72px minmax(0, 1fr)' } },
})
globalStyle(`${piece} > input`, { inlineSize: '24px', blockSize: '24px', margin: 0, accentColor: vars.text })
globalStyle(`${piece} a`, { fontWeight: 600, textDecoration: 'none' })
globalStyle(`${piece} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '4px' })
export const piecePicture = style({ aspectRatio: '4 / 5', padding: '6px' })
globalStyle(`${piecePicture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })
export const pieceSize = style({ '@media': { [phone]: { gridColumn: '3' } } })
export const buySet = style({
  display: 'grid',
  gap: '16px',
  padding: '20px',
  background: vars.surface,
  border: `1px solid ${vars.border}`,
  borderBlockStart: `2px solid ${vars.borderStrong}`,
})
globalStyle(`${buySet} > p`, { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px' })
