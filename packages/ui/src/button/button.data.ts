/** DOM contract of the buttons. */
export const buttonData = {
  scope: 'button',
  parts: {
    root: {
      'data-variant': 'accent: the one deed of a place · ink · outline · quiet: looks like a link',
      'data-size': 'small: 44 px · medium: 48 px · large: 56 px',
      'data-wide': 'present: as wide as its place',
      'data-pending': 'present: its deed is under way, presses are ignored',
    },
    icon: { 'data-edge': 'present: has an edge at rest', 'data-size': 'medium: 44 px · large: 56 px' },
  },
} as const
