/** The fake backend's messages, English unless a fake is given others. `{left}`: how many are in stock. */
export const fakeMessages = {
  keyReused: 'The key was used for another request',
  soldOut: 'Sold out',
  reduced: 'Only {left} left',
  cartEmpty: 'The cart is empty',
  cartChanged: 'The cart has changed',
  unauthorised: 'Sign in to continue',
  emailTaken: 'This e-mail is already registered',
  wrongPassword: 'Wrong e-mail or password',
  linkExpired: 'This link is no longer valid',
  googleFailed: 'Google did not confirm',
} as const

export type FakeMessages = Readonly<Record<keyof typeof fakeMessages, string>>
