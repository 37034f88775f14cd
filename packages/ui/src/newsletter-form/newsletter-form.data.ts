/** DOM contract of the newsletter form. */
export const newsletterFormData = {
  scope: 'newsletter-form',
  parts: { root: { 'data-state': 'idle · pending · done' }, status: {}, error: {} },
} as const
