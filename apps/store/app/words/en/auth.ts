import type { AuthWords } from '../uk/auth.ts'

export const auth: AuthWords = {
  email: 'E-mail',
  password: 'Password',
  passwordConfirmation: 'Repeat the password',
  name: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  login: {
    title: 'Sign in',
    submit: 'Sign in',
    wrong: 'Wrong e-mail or password.',
    forgot: 'Forgot your password?',
    register: 'Create an account',
    google: 'Sign in with Google',
    or: 'or',
    noAccount: 'No account yet?',
  },
  failed: 'It could not be sent. Everything you typed is still here; please try again.',
}
