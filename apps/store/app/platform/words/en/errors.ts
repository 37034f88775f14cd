import type { ErrorWords } from '../uk/errors.ts'

export const errors: ErrorWords = {
  home: 'Go to the home page',
  notFound: {
    title: 'This page could not be found',
    text: 'The model may have been discontinued, or a letter went missing from the address. Search also knows old product codes.',
    popular: 'Popular sections',
    findOrder: 'Find your order by number and phone',
  },
  gone: {
    title: 'This page no longer exists',
    text: 'It was removed for good: the model is no longer sold, or the text was out of date. The sections below and the search have similar things.',
  },
  serverError: {
    title: 'Something went wrong',
    text: 'We already know about it. Try reloading the page in a minute.',
  },
  unavailable: {
    title: 'The shop is temporarily unavailable',
    text: 'We’re working on it. Try reloading the page in a minute.',
  },
  tooLarge: {
    title: 'That’s too much text',
    text: 'The form is too long, so we didn’t accept it. Go back, shorten the text and send it again.',
  },
  badRequest: {
    title: 'The form couldn’t be read',
    text: 'Nothing was saved. Go back to the previous page, reload it and send the form again.',
  },
  cookiesRefused:
    'Your browser isn’t keeping cookies, and neither the cart nor signing in works without them. Allow cookies for this site in your browser’s settings and try again.',
}
