/** DOM contract of an icon. */
export const iconData = {
  scope: 'icon',
  parts: {
    root: {
      'data-size': 'medium: 24 px · small: 20 px',
      'data-mirrored': 'present: mirrored in right-to-left pages',
    },
  },
} as const
