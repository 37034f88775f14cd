/** DOM contract of the consent banner. */
export const consentBannerData = {
  scope: 'consent-banner',
  parts: { root: {}, title: {}, description: {}, choices: {}, footer: {} },
} as const
