/** DOM contract of the standard badge. */
export const standardBadgeData = {
  scope: 'standard-badge',
  parts: {
    list: {},
    root: { 'data-layout': 'inline: pictogram and class · row: code and meaning as well' },
    pictogram: {},
    label: {},
    code: { 'data-visually-hidden': 'in the inline layout the pictogram replaces the code visually' },
    description: {},
  },
} as const
