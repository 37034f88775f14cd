/**
 * Attributes of a text for assistive technology only. The theme and `structure.css` hide it: a strict Content Security Policy
 * takes no style attribute.
 */
export const visuallyHidden = { 'data-visually-hidden': '' } as const
