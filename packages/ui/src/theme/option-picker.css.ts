import { componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const picker = partSelector('option-picker')

// Names of sizes and colours are the merchant's: a long one breaks where it has no room on a line of its own.
componentStyle(selectorList(picker('legend'), picker('items'), picker('swatches')), { overflowWrap: 'anywhere' })
componentStyle(picker('legend'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  inlineSize: '100%',
  fontSize: vars.typeSmall,
  marginBlockEnd: '10px',
})
componentStyle(`${picker('legend')} b`, { fontWeight: 600 })
componentStyle(selectorList(picker('items'), picker('swatches')), { display: 'flex', flexWrap: 'wrap', gap: '8px' })
componentStyle(picker('item'), {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '56px',
  minBlockSize: vars.sizeControl,
  padding: '4px 10px',
  background: vars.surface,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  font: `700 1.1875rem/1 ${vars.fontHeading}`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
})
componentStyle(picker('items', '[data-size="small"]'), { gap: '6px' })
componentStyle(`${picker('items', '[data-size="small"]')} ${picker('item')}`, {
  minInlineSize: '48px',
  minBlockSize: '44px',
  fontSize: '1.0625rem',
  padding: '4px',
})
componentStyle(picker('input'), { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' })
componentStyle(selectorList(picker('item', ':hover'), picker('swatch', ':hover')), {
  borderColor: vars.text,
  boxShadow: `inset 0 0 0 1px ${vars.text}`,
})
/*
 * Selected: inverted. Out of stock: struck through, still readable. Low stock: a bar below the text. Never colour
 * alone.
 */
componentStyle(picker('item', ':has(:checked)'), {
  background: vars.text,
  borderColor: vars.text,
  color: vars.background,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
componentStyle(picker('item', ':has(:focus-visible)'), {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.highlight}`,
})
componentStyle(picker('item', ':has(:disabled)'), {
  color: vars.textSubtle,
  borderColor: vars.border,
  boxShadow: 'none',
  cursor: 'not-allowed',
  '@media': { [forcedColors]: { color: 'GrayText', textDecoration: 'line-through' } },
  background: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.borderControl} calc(50% - 1px) calc(50% + 0.5px), transparent calc(50% + 0.5px))`,
})
componentStyle(picker('item', '[data-availability="running-out"]::after'), {
  content: '""',
  position: 'absolute',
  inset: 'auto 4px 4px',
  blockSize: '3px',
  background: vars.warning,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})
componentStyle(picker('swatch'), {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.sizeControl,
  paddingBlock: '4px',
  paddingInline: '8px 14px',
  background: vars.surface,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  fontSize: vars.typeSmall,
  textDecoration: 'none',
})
componentStyle(picker('swatch', '[aria-current]'), {
  borderColor: vars.text,
  boxShadow: `inset 0 0 0 1px ${vars.text}`,
  fontWeight: 600,
  '@media': { [forcedColors]: { outline: '2px solid Highlight' } },
})
componentStyle(picker('dot'), {
  display: 'inline-block',
  inlineSize: '32px',
  blockSize: '32px',
  flex: 'none',
  border: '1px solid rgb(21 24 27 / 0.5)',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})
componentStyle(`${picker('dot')} > svg`, { inlineSize: '100%', blockSize: '100%' })
componentStyle(picker('dot', '[data-size="small"]'), { inlineSize: '14px', blockSize: '14px', verticalAlign: '-2px' })
componentStyle(picker('description'), {
  marginBlockStart: '10px',
  fontSize: vars.typeCaption,
  lineHeight: 1.38,
  color: vars.textSubtle,
})
componentStyle(`${picker('root', '[data-invalid]')} ${picker('item', ':not(:has(:disabled), :hover)')}`, {
  borderColor: vars.danger,
})
componentStyle(picker('error'), {
  marginBlockStart: '8px',
  fontSize: vars.typeSmall,
  lineHeight: 1.43,
  fontWeight: 500,
  color: vars.danger,
})
