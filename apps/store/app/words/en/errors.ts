import type { ErrorWords } from '../uk/errors.ts'

export const errors: ErrorWords = {
  home: 'Go to the home page',
  notFound: {
    title: 'Sorry! The page you are looking for was not found',
    text: 'The model may have been discontinued, or a letter got lost in the address. The search knows old product codes too.',
    popular: 'Popular sections',
  },
  serverError: {
    title: 'Something went wrong',
    text: 'We already know about it. Try to reload the page in a minute.',
  },
  unavailable: {
    title: 'The shop is temporarily unavailable',
    text: 'We are bringing it back. Try to reload the page in a minute.',
  },
  tooLarge: {
    title: 'That is too much text',
    text: 'The form is too large, so we did not take it. Go back, shorten the text and send it again.',
  },
  badRequest: {
    title: 'The form could not be read',
    text: 'Nothing was saved. Go back to the previous page, reload it and send the form again.',
  },
}
