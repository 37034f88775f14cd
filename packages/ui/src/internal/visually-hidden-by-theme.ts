/** Attributes of a text for assistive technology only, for a build that always has the theme: its rule hides the text. */
export const visuallyHidden = { 'data-visually-hidden': '' } as const
