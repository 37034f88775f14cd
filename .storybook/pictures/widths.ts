/** Widths in CSS pixels at which every story is compared as a picture: phone, tablet, desktop. Source: the breakpoints of the specification. */
export const widths = { phone: 360, tablet: 820, desktop: 1440 } as const
