/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const localeStates = {
  restoring: 'The page is shown in the language of its path; the cookie is looked up.',
  deciding: 'Only the first visit, and only of the home page, goes by the browser.',
  ready: 'The language that is wanted is shown.',
  switching: 'Messages, settings and menus of another language are loaded; the old one is shown until they are there.',
  failed: 'They could not be had: the language stays, and that is said.',
} as const
