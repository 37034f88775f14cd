/** DOM contract of the protection standard. */
export const standardBadgeData = {
  scope: 'standard-badge',
  parts: {
    list: {},
    root: { 'data-layout': 'inline: pictogram and class, on a card · row: with what it protects from' },
    pictogram: {},
    label: {},
    code: { 'data-visually-hidden': 'in the inline layout the pictogram stands for the code' },
    text: {},
  },
} as const
