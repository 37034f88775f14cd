import { componentStyle, forcedColors, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

// What floats over the page looks the same, whether it holds links, actions or options. Each part's file calls these for itself,
// so that a page loads the rules of the parts it has.

/** Style of what floats: a list below its trigger, a popup of options. */
export const floatingSurface = (selector: string): void =>
  componentStyle(selector, {
    // Above a dialog, below a toast.
    zIndex: 65,
    background: vars.surface,
    color: vars.text,
    border: `1px solid ${vars.borderStrong}`,
    borderRadius: vars.radiusLarge,
    boxShadow: vars.elevationOverlay,
    animation: `shop-fade-in ${vars.motionFast} ${vars.motionEasing}`,
  })

/** Style of the rows in it. */
export function floatingRows(...rows: string[]): void {
  const each = (state: string) => selectorList(...rows.map(row => row + state))
  componentStyle(each(''), {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    inlineSize: '100%',
    minBlockSize: vars.sizeTouch,
    padding: '6px 14px',
    fontSize: vars.typeSmall,
    textDecoration: 'none',
  })
  componentStyle(each(':is(:hover, :focus)'), { background: vars.surfaceSunken })
}

/** The ring of a focused row has the colours of the list, also when its trigger is on an inverse surface. */
export const floatingRowFocus = (...rows: string[]): void =>
  componentStyle(selectorList(...rows.map(row => `${row}:focus-visible:focus-visible`)), {
    outline: `2px solid ${vars.text}`,
    outlineOffset: '-2px',
    boxShadow: `inset 0 0 0 4px ${vars.highlight}`,
  })

/** Style of the current or selected row. */
export const floatingRowSelected = (selector: string): void =>
  componentStyle(selector, {
    fontWeight: 600,
    borderInlineStart: `6px solid ${vars.accent}`,
    paddingInlineStart: '8px',
  })

/** Style of the row that the keys of an input have reached. */
export const floatingRowActive = (selector: string): void =>
  componentStyle(selector, {
    background: vars.text,
    color: vars.background,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
  })
