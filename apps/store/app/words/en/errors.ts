import type { ErrorWords } from '../uk/errors.ts'

export const errors: ErrorWords = {
  home: 'Go to the home page',
  missing: {
    title: 'Sorry! The page you are looking for was not found',
    text: 'The model may have been discontinued, or a letter got lost in the address. The search knows old product codes too.',
    popular: 'Popular sections',
  },
  broken: {
    title: 'Something went wrong',
    text: 'We already know about it. Try to reload the page in a minute.',
  },
  away: {
    title: 'The shop is temporarily unavailable',
    text: 'We are bringing it back. Try to reload the page in a minute.',
  },
  again: 'Reload the page',
}
