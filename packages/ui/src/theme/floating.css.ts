import { componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

// What floats over the page looks the same, whether it holds links, actions or options.
const badge = partSelector('language-badge')
const account = partSelector('account-menu')
const actions = partSelector('action-menu')
const combobox = partSelector('combobox')
const search = partSelector('search-combobox')

componentStyle(
  selectorList(badge('content'), account('content'), actions('content'), combobox('popup'), search('popup')),
  {
    // Above a dialog, below a toast.
    zIndex: 65,
    overflow: 'clip',
    overscrollBehavior: 'contain',
    background: vars.surface,
    color: vars.text,
    border: `1px solid ${vars.borderStrong}`,
    borderRadius: vars.radiusLarge,
    boxShadow: vars.elevationOverlay,
    animation: `shop-fade-in ${vars.motionFast} ${vars.motionEasing}`,
  },
)
/** Selector of the rows of all of them. */
const rows = (state = '') =>
  selectorList(
    badge('link', state),
    account('link', state),
    account('sign-out', state),
    actions('item', state),
    combobox('option', state),
    search('option', state),
  )
componentStyle(rows(), {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  inlineSize: '100%',
  minBlockSize: vars.sizeTouch,
  padding: '6px 14px',
  fontSize: vars.typeSmall,
  textDecoration: 'none',
  cursor: 'pointer',
})
componentStyle(rows(':is(:hover, :focus)'), { background: vars.surfaceSunken })
// The focus ring has the colours of the list, also when its trigger is on an inverse surface.
componentStyle(rows(':focus-visible:focus-visible'), {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.highlight}`,
})
componentStyle(
  selectorList(
    badge('link', '[aria-current]'),
    account('link', '[aria-current]'),
    combobox('option', '[aria-selected="true"]'),
  ),
  { fontWeight: 600, borderInlineStart: `6px solid ${vars.accent}`, paddingInlineStart: '8px' },
)
componentStyle(rows('[data-active]'), {
  background: vars.text,
  color: vars.background,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
