/** DOM contract of the skeleton. */
export const skeletonData = {
  scope: 'skeleton',
  parts: { root: { 'data-shape': 'text: a line · block: a picture or card' } },
} as const
