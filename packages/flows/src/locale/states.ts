/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const localeStates = {
  restoring: 'The page is shown in the locale of its path; the cookie is read.',
  deciding: 'Resolves the locale. Only the first visit of the home page uses the browser’s languages.',
  ready: 'The requested locale is shown.',
  switching: 'Messages, settings and menus of another locale are loading; the old one is shown until then.',
  failed: 'Loading failed: the locale is unchanged, the error is shown.',
} as const
