/** DOM contract of the buttons. */
export const buttonData = {
  scope: 'button',
  parts: {
    root: {
      'data-variant': 'accent: primary action · neutral · outline · quiet: looks like a link',
      'data-size': 'small: 44 px · medium: 48 px · large: 56 px',
      'data-full-width': 'present: as wide as its container',
      'data-pending': 'present: the action is in progress, presses are ignored',
    },
    icon: { 'data-outlined': 'present: always has a border', 'data-size': 'medium: 44 px · large: 56 px' },
  },
} as const
