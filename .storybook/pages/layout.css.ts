import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../packages/ui/src/theme/component-styles.ts'
import { vars } from '../../packages/ui/src/theme/index.ts'

// Layout of the frame: header, sections, footer. The parts inside are styled by the theme.

const { phone, tablet, laptop } = breakpoints
const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const wrap = style({
  inlineSize: '100%',
  maxInlineSize: '1440px',
  marginInline: 'auto',
  // Without the theme there is no gutter.
  paddingInline: fallbackVar(vars.spaceGutter, '16px'),
})
/** Reaches the edges of a phone. */
export const bleed = style({
  '@media': { [phone]: { marginInline: `calc(${vars.spaceGutter} * -1)` } },
})

/** The shop's frame; what only one width needs refers to it. */
export const page = style({})

export const onlyWide = style({ '@media': { [tablet]: { display: 'none !important' } } })
export const onlyNarrow = style({ '@media': { '(min-width: 1024.02px)': { display: 'none !important' } } })

// ── header ──

export const topLine = style({ fontSize: vars.typeCaption, position: 'relative', zIndex: 2 })
export const topLineRow = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '0 24px',
    minBlockSize: '40px',
    '@media': { [tablet]: { justifyContent: 'space-between', minBlockSize: '44px' } },
  },
])
globalStyle(`${topLineRow} a:not([data-part])`, {
  color: 'inherit',
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
})
globalStyle(`${topLineRow} a:not([data-part]):hover`, { textDecoration: 'underline', textUnderlineOffset: '4px' })
export const terms = style({ display: 'flex', gap: '24px', flex: 1, color: vars.onInverseMuted })
globalStyle(`${terms} b`, { color: vars.onInverse, fontWeight: 600 })
export const helpLinks = style({ display: 'flex', gap: '24px' })
export const topPhone = style({ fontWeight: 600, fontSize: vars.typeSmall })

export const mainBar = style({ borderBlockEnd: `2px solid ${vars.borderStrong}` })
export const mainBarRow = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '24px',
    minBlockSize: '84px',
    '@media': {
      [tablet]: { gap: '12px', minBlockSize: '68px' },
      [phone]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '8px 12px',
        paddingBlock: '8px',
      },
    },
  },
])

/** The mark is a sewn-in label held by two stitches. */
export const logo = style({
  display: 'inline-grid',
  placeItems: 'center',
  padding: '6px 22px 4px',
  background: vars.text,
  color: vars.background,
  font: `800 2.25rem/1 ${vars.fontHeading}`,
  letterSpacing: '0.045em',
  textDecoration: 'none',
  position: 'relative',
  '@media': { [tablet]: { fontSize: '1.75rem', padding: '6px 18px 4px' } },
})
const stitch = {
  content: '""',
  position: 'absolute',
  insetBlock: '5px',
  inlineSize: '3px',
  background: `repeating-linear-gradient(${vars.accent} 0 6px, transparent 6px 10px)`,
} as const
globalStyle(`${mainBarRow} > ${logo}`, { justifySelf: 'start' })
globalStyle(`${logo}::before`, { ...stitch, insetInlineStart: '6px' })
globalStyle(`${logo}::after`, { ...stitch, insetInlineEnd: '6px' })

/** The search of the header: one ruled field, the accent is left to the main action of the page. */
export const headerSearch = style({ minInlineSize: 0, '@media': { [phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${headerSearch} form`, {
  border: `2px solid ${vars.borderStrong}`,
  borderRadius: vars.radius,
  background: vars.surface,
})
globalStyle(`${headerSearch} form:focus-within`, { boxShadow: `0 0 0 2px ${vars.highlight}` })
globalStyle(`${headerSearch} input`, { border: 0, background: 'none', outline: 0, boxShadow: 'none' })
globalStyle(`${headerSearch} button[type="submit"]:not(:hover)`, { border: 0, background: 'none', color: 'inherit' })

/** On a phone the thumb bar has it. */
export const headerCatalogue = style({ '@media': { [phone]: { display: 'none' } } })
/** On a phone beside the mark: the search has the second row. */
export const headerLinks = style({
  display: 'flex',
  gap: '4px',
  '@media': { [phone]: { gridArea: '1 / 2' } },
})
export const headerLink = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minInlineSize: '84px',
  minBlockSize: '56px',
  padding: '4px 8px',
  border: '1px solid transparent',
  borderRadius: vars.radius,
  fontSize: vars.typeCaption,
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { borderColor: vars.text },
  '@media': {
    [laptop]: { minInlineSize: '64px' },
    [tablet]: { minInlineSize: vars.sizeTouch, minBlockSize: vars.sizeTouch, padding: 0 },
  },
})
globalStyle(`${headerLinks} ${headerLink}:not(:first-child)`, { '@media': { [phone]: { display: 'none' } } })
globalStyle(`${headerLinks} ${headerLink} > span:last-child`, { '@media': { [tablet]: visuallyHidden } })
export const headerIcon = style({ position: 'relative', display: 'grid' })
export const headerCount = style({
  position: 'absolute',
  insetBlockStart: '-9px',
  insetInlineStart: '17px',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '5px',
  display: 'grid',
  placeItems: 'center',
  background: vars.accent,
  color: vars.onAccent,
  font: `800 0.9375rem/1 ${vars.fontHeading}`,
  borderRadius: vars.radius,
  boxShadow: `0 0 0 2px ${vars.background}`,
})
/** The shopper's links under the thumb, on phones. */
export const thumbBar = style({
  display: 'none',
  '@media': {
    [phone]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 24,
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      background: vars.background,
      borderBlockStart: `2px solid ${vars.borderStrong}`,
    },
  },
})
globalStyle(`${thumbBar} ${headerLink}`, {
  minInlineSize: 0,
  minBlockSize: '56px',
  padding: '4px 2px',
  fontSize: '0.75rem',
})
globalStyle(`${page}:has([data-scope="buy-bar"][data-state="open"]) ${thumbBar}`, { display: 'none' })

export const checkoutBar = style([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 24px',
    minBlockSize: '76px',
    '@media': { [phone]: { gap: '0 12px', minBlockSize: '60px', fontSize: vars.typeSmall } },
  },
])
globalStyle(`${checkoutBar} > :last-child`, { marginInlineStart: 'auto' })
globalStyle(`${checkoutBar} ${topPhone}`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.sizeTouch,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})
export const checkoutHelp = style({ '@media': { [phone]: visuallyHidden } })

// ── sections ──

export const breadcrumbs = style({ paddingBlock: '8px' })
export const section = style([wrap, { paddingBlockStart: vars.spaceSection }])
export const sectionHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  paddingBlock: '16px 24px',
  borderBlockStart: `2px solid ${vars.borderStrong}`,
  '@media': { [phone]: { paddingBlockEnd: '16px' } },
})
export const pageHeading = style([
  wrap,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', paddingBlock: '4px 24px' },
])
export const headingRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' })
export const count = style({ fontSize: '1.5rem', color: vars.textSubtle })
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' })
export const ruled = style({ borderBlockStart: `2px solid ${vars.borderStrong}` })
export const visually = style(visuallyHidden)

/** Link that looks like a small tile: subcategories, filters of orders. */
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  flex: 'none',
  minBlockSize: vars.sizeTouch,
  padding: '4px 14px',
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  background: vars.surface,
  font: `700 1.0625rem/1.1 ${vars.fontHeading}`,
  textDecoration: 'none',
  ':hover': { borderColor: vars.text },
})
globalStyle(`${pill} span`, { font: `400 ${vars.typeCaption}/1 ${vars.fontBody}`, color: vars.textMuted })
export const pills = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': {
    [phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginInline: `calc(${vars.spaceGutter} * -1)`,
      padding: `3px ${vars.spaceGutter}`,
      scrollbarWidth: 'none',
    },
  },
})

/** Grid paper under drawings, with a ruler along two edges. */
export const mediaSurface = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
  color: vars.mediaText,
  backgroundColor: vars.mediaSurface,
  backgroundImage: `linear-gradient(${vars.mediaBorder} 1px, transparent 1px), linear-gradient(90deg, ${vars.mediaBorder} 1px, transparent 1px)`,
  backgroundSize: '32px 32px',
  backgroundPosition: '-1px -1px',
})
const ruler = (direction: string, edge: string, thin: string, thick: string) =>
  `repeating-linear-gradient(${direction}${vars.mediaText} 0 1px, transparent 1px 8px) ${edge} / ${thin} no-repeat, ` +
  `repeating-linear-gradient(${direction}${vars.mediaText} 0 1px, transparent 1px 64px) ${edge} / ${thick} no-repeat`
const rulerEdge = { content: '""', position: 'absolute', pointerEvents: 'none', opacity: 0.55 } as const
globalStyle(`${mediaSurface}::before`, {
  ...rulerEdge,
  inset: 'auto 0 0',
  blockSize: '12px',
  background: ruler('90deg, ', 'left bottom', '100% 5px', '100% 12px'),
})
globalStyle(`${mediaSurface}::after`, {
  ...rulerEdge,
  inset: '0 auto 0 0',
  inlineSize: '12px',
  background: ruler('', 'left top', '5px 100%', '12px 100%'),
})

/** Rows of a description and a figure. */
export const specTable = style({ inlineSize: '100%', borderBlock: `2px solid ${vars.borderStrong}` })
globalStyle(`${specTable} :is(th, td)`, {
  padding: '10px 16px 10px 0',
  borderBlockStart: `1px solid ${vars.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 500,
  lineHeight: 1.43,
})
globalStyle(`${specTable} th`, { overflowWrap: 'anywhere' })
globalStyle(`${specTable} tr:first-child > *`, { borderBlockStart: 0 })
globalStyle(`${specTable} small`, {
  display: 'block',
  fontSize: vars.typeSmall,
  fontWeight: 400,
  color: vars.textMuted,
})
globalStyle(`${specTable} td:first-child`, { inlineSize: '44px', paddingInlineEnd: '12px' })
globalStyle(`${specTable} td:last-child`, {
  paddingInlineEnd: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  font: `700 1.1875rem/1.3 ${vars.fontHeading}`,
})

// ── contact form and footer ──

export const question = style({
  marginBlockStart: vars.spaceSection,
  background: vars.surfaceSunken,
  borderBlockStart: `2px solid ${vars.borderStrong}`,
})
export const questionRow = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: '24px 48px',
    paddingBlock: '40px 48px',
    '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const questionText = style({ display: 'grid', gap: '12px', alignContent: 'start', maxInlineSize: '40ch' })
export const fieldGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '20px 16px',
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const fieldWide = style({ gridColumn: '1 / -1' })

export const footer = style({ fontSize: vars.typeSmall })
/** Distance from the page's last section; the contact form has its own. */
export const footerGap = style({ marginBlockStart: vars.spaceSection })
/* Room for the links, or the buy bar, at the lower edge of a phone. */
globalStyle(`${page} ${footer} > :last-child`, { '@media': { [phone]: { paddingBlockEnd: '72px' } } })
/** Reflective tape, once per page. */
export const tape = style({
  blockSize: '20px',
  background: `linear-gradient(${vars.highlight} 0 5px, #c9ced2 5px 15px, ${vars.highlight} 15px)`,
})
export const footerTop = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: '3fr 2fr 2fr 5fr',
    gap: '32px 40px',
    paddingBlock: '48px 40px',
    '@media': {
      [laptop]: { gridTemplateColumns: '4fr 3fr 3fr' },
      [phone]: { gridTemplateColumns: '1fr 1fr', gap: '24px 16px', paddingBlock: '32px' },
    },
  },
])
globalStyle(`${footer} a:not(${logo})`, {
  color: 'inherit',
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingBlock: '4px',
})
globalStyle(`${footer} a:not(${logo}):hover`, {
  textDecoration: `underline 2px ${vars.accent}`,
  textUnderlineOffset: '4px',
})
globalStyle(`${footer} ${logo}`, {
  background: vars.onInverse,
  color: vars.inverse,
  fontSize: '3rem',
  padding: '8px 26px 6px',
})
export const footerContact = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [phone]: { gridColumn: '1 / -1' } },
})
globalStyle(`${footer} ${footerContact} ${topPhone}`, {
  font: `800 2rem/1.1 ${vars.fontHeading}`,
  marginBlock: '12px 4px',
})
export const footerTitle = style({ color: vars.onInverseMuted, marginBlockEnd: '8px' })
export const newsletter = style({
  '@media': { [laptop]: { gridColumn: '1 / -1' }, [phone]: { order: -1 } },
})
globalStyle(`${newsletter} > p`, { color: vars.onInverseMuted, marginBlock: '6px 16px', maxInlineSize: '44ch' })
export const newsletterForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px',
  alignItems: 'end',
  '@media': {
    [laptop]: { maxInlineSize: '560px' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' },
  },
})
export const footerBottom = style({ borderBlockStart: `1px solid ${vars.inverseBorder}` })
export const footerBottomRow = style([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 32px',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '64px',
    paddingBlock: '12px',
    color: vars.onInverseMuted,
  },
])
