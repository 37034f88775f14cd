import type { ProfileWords } from '../uk/profile.ts'

export const profile: ProfileWords = {
  details: { title: 'Personal details', submit: 'Save', saved: 'Your changes are saved.' },
  email: {
    title: 'E-mail address',
    unconfirmed: 'This address is not confirmed yet. Open the link we sent to it.',
    confirmed: 'This address is confirmed.',
    resend: 'Send the e-mail again',
    resent: 'The e-mail is on its way.',
    hint: 'The new address takes effect once you open the link we e-mail to it.',
    submit: 'Change e-mail',
    saved: 'We’ve e-mailed the new address. Until it’s confirmed, the current one stays in use.',
  },
  password: {
    title: 'Change password',
    hint: 'You will be signed out on your other devices.',
    current: 'Current password',
    submit: 'Change password',
    saved: 'Your password has been changed.',
  },
  proof: {
    title: 'Confirm it’s you',
    text: 'You sign in without a password. To change your e-mail, set a password or delete the account, sign in again: you’ll then have 15 minutes to make changes. The link goes to {email}.',
    submit: 'Send a sign-in link',
    sent: 'The e-mail is on its way. Open the link in this browser.',
    newPassword: {
      title: 'Create a password',
      hint: 'So far you have signed in without one. You will be signed out on your other devices.',
      submit: 'Create password',
      saved: 'Your password is set.',
    },
  },
  sessions: {
    title: 'Where you are signed in',
    unknown: 'Unknown device',
    current: 'this device',
    seen: 'Last active: {date}',
    end: 'Sign out',
    endNamed: 'Sign out: {device}',
    endAll: 'Sign out everywhere',
    ended: 'You’ve been signed out on that device.',
    failed: 'The list of devices can’t be loaded right now.',
  },
  data: {
    title: 'Your data',
    text: 'Everything the shop keeps about you, in one file.',
    download: 'Download my data',
  },
  remove: {
    title: 'Delete account',
    text: 'Your addresses and wishlist will be gone for good, and you’ll be signed out everywhere. Orders stay in the shop’s books with no link to you, and reviews stay without your name.',
    confirm: 'Yes, delete for good',
    removed: 'Your account has been deleted.',
  },
}
