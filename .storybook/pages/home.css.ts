import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../packages/ui/src/theme/component-styles.ts'
import { vars } from '../../packages/ui/src/theme/index.ts'
import { wrap } from './layout.css.ts'

const { phone, tablet, laptop } = breakpoints
/** From the content's edge to the window's, where the page is wider than its content. */
const outside = `max(${vars.spaceGutter}, calc((100vw - 1440px) / 2 + ${vars.spaceGutter}))`

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
  minBlockSize: '560px',
  '@media': {
    [tablet]: { minBlockSize: '440px', gridTemplateColumns: '1fr 1fr' },
    [phone]: { minBlockSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const bannerText = style({
  paddingBlock: '56px 40px',
  paddingInline: `${outside} 40px`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: '20px',
  '@media': { [tablet]: { paddingInlineEnd: '24px' }, [phone]: { padding: `32px ${vars.spaceGutter}` } },
})
globalStyle(`${bannerText} h1`, {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { '(min-width: 768px) and (max-width: 1024px)': { fontSize: 'calc(1rem + 4vw)' } },
})
globalStyle(`${bannerText} > p`, { maxInlineSize: '46ch', color: vars.onInverseMuted })
export const bannerStandards = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 28px' })
export const bannerActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 24px' })
globalStyle(`${bannerActions} > :first-child`, { '@media': { [phone]: { inlineSize: '100%' } } })
/* On the dark band the price is the figure alone: the accent belongs to the button beside it. */
globalStyle(`${bannerActions} [data-scope="price"][data-part="now"]`, {
  padding: 0,
  background: 'none',
  color: 'inherit',
  fontSize: '2.5rem',
})
globalStyle(`${bannerActions} [data-scope="price"][data-part="was"]`, { color: vars.onInverseMuted })
export const bannerMedia = style({ '@media': { [phone]: { aspectRatio: '1.1' } } })
globalStyle(`${bannerMedia} img`, {
  position: 'absolute',
  blockSize: '104%',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  translate: '-16% 0',
  '@media': { [tablet]: { blockSize: '82%' }, [phone]: { blockSize: '104%' } },
})
globalStyle(`${bannerMedia} img:first-child`, { translate: '21% 0' })

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [laptop]: { gridTemplateColumns: '1fr 1fr' }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${benefits} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0 16px',
  alignItems: 'center',
  padding: '24px',
  borderBlockEnd: `1px solid ${vars.border}`,
  '@media': { [phone]: { gridTemplateColumns: '116px 1fr', padding: '14px 0' } },
})
globalStyle(`${benefits} > li:nth-child(4n + 1)`, { paddingInlineStart: 0 })
globalStyle(`${benefits} > li + li`, {
  borderInlineStart: `1px solid ${vars.border}`,
  '@media': { [phone]: { borderInlineStart: 0 } },
})
globalStyle(`${benefits} > li:nth-child(3)`, {
  '@media': { [laptop]: { paddingInlineStart: 0, borderInlineStart: 0 } },
})
globalStyle(`${benefits} [data-text="numeric"]`, {
  fontSize: '2.75rem',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: '2.25rem' } },
})
globalStyle(`${benefits} p`, { fontSize: vars.typeSmall, lineHeight: 1.43, color: vars.textMuted })
globalStyle(`${benefits} b`, { display: 'block', fontWeight: 600, color: vars.text })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  borderBlockStart: `1px solid ${vars.border}`,
  borderInlineStart: `1px solid ${vars.border}`,
  '@media': {
    [laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
globalStyle(`${tiles} > li`, { display: 'grid' })
export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  position: 'relative',
  background: vars.surface,
  border: `solid ${vars.border}`,
  borderWidth: '0 1px 1px 0',
  textDecoration: 'none',
  ':hover': { outline: `2px solid ${vars.text}`, outlineOffset: '-1px', zIndex: 1 },
})
export const tileMedia = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  aspectRatio: '1 / 0.94',
  background: vars.mediaSurface,
})
globalStyle(`${tileMedia} img`, {
  inlineSize: '90%',
  blockSize: '94%',
  objectFit: 'contain',
  transition: `transform ${vars.motionNormal} ${vars.motionEasing}`,
})
globalStyle(`${tile}:hover img`, { transform: 'scale(1.04)' })
export const tileText = style({ display: 'grid', gap: '4px', alignContent: 'start', padding: '12px 14px 14px' })
globalStyle(`${tileText} b`, { font: `700 1.1875rem/1.1 ${vars.fontHeading}`, overflowWrap: 'anywhere' })
globalStyle(`${tileText} span`, { fontSize: vars.typeCaption, color: vars.textSubtle })

export const shortcuts = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: '32px 48px',
    paddingBlockStart: '40px',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
globalStyle(`${shortcuts} h2`, {
  paddingBlockEnd: '10px',
  marginBlockEnd: '8px',
  borderBlockEnd: `2px solid ${vars.borderStrong}`,
})
export const standardLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: '0 24px',
})
export const tradeLinks = style({ columns: 2, columnGap: '24px' })
globalStyle(`${tradeLinks} li`, { breakInside: 'avoid', borderBlockEnd: `1px solid ${vars.border}` })
globalStyle(`${shortcuts} a`, { display: 'flex', alignItems: 'center', minBlockSize: '48px', textDecoration: 'none' })
globalStyle(`${shortcuts} a:hover`, { textDecoration: `underline 2px ${vars.accentLine}`, textUnderlineOffset: '4px' })

export const anatomy = style({
  marginBlockStart: vars.spaceSection,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlock: `2px solid ${vars.borderStrong}`,
  background: vars.surface,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const anatomyMedia = style({
  minBlockSize: '720px',
  '@media': { [tablet]: { minBlockSize: 0, inlineSize: '100%', aspectRatio: '1 / 1.1', maxBlockSize: '720px' } },
})
/** A drawing keeps its 4 : 5 box: pins in per cent stay on the seam at every size. */
export const drawing = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  blockSize: '660px',
  '@media': { [tablet]: { blockSize: '96%' } },
})
globalStyle(`${drawing} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })
export const pin = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  background: vars.text,
  color: vars.background,
  font: `800 1.125rem/1 ${vars.fontHeading}`,
  borderRadius: '50%',
})
globalStyle(`${drawing} ${pin}`, {
  position: 'absolute',
  inlineSize: '32px',
  blockSize: '32px',
  translate: '-50% -50%',
  background: vars.mediaText,
  color: vars.mediaSurface,
  boxShadow: `0 0 0 3px ${vars.mediaSurface}`,
})
export const anatomyText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: '20px',
  paddingBlock: '40px',
  paddingInline: `48px ${outside}`,
  '@media': { [tablet]: { padding: `24px ${vars.spaceGutter} 32px` } },
})
export const anatomyProduct = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
})

export const news = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '32px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' } },
})
globalStyle(`${news} article`, { display: 'grid', alignContent: 'start', gap: '8px', blockSize: '100%' })
globalStyle(`${news} li + li article`, {
  paddingInlineStart: '32px',
  borderInlineStart: `1px solid ${vars.border}`,
  '@media': {
    [phone]: {
      padding: '24px 0 0',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.border}`,
    },
  },
})
export const date = style({ display: 'flex', alignItems: 'baseline', gap: '8px', color: vars.textMuted })
globalStyle(`${date} b`, { font: `800 2rem/1 ${vars.fontHeading}`, color: vars.text })
globalStyle(`${news} h3 a`, { textDecoration: 'none' })
globalStyle(`${news} h3 a:hover`, { textDecoration: `underline 2px ${vars.accentLine}`, textUnderlineOffset: '4px' })
