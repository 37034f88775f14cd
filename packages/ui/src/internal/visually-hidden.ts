/**
 * Attributes of a text for assistive technology only. The style is inline, so that the text is hidden without the theme
 * as well; the attribute identifies it in selectors.
 */
export const visuallyHidden = {
  'data-visually-hidden': '',
  style: {
    position: 'absolute',
    inlineSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const
