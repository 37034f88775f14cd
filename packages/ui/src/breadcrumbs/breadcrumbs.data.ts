/** DOM contract of the breadcrumbs. */
export const breadcrumbsData = {
  scope: 'breadcrumbs',
  parts: { root: {}, list: {}, item: {}, link: {}, current: {} },
} as const
