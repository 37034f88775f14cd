/** Widths in CSS pixels at which every story is compared as a picture: phone, tablet, desk. Source: the breakpoints of the specification. */
export const widths = { phone: 360, tablet: 820, desk: 1440 } as const
