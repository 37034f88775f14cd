import { en as ui } from '@shop/ui/messages/en'
import type { AccountWords } from '../uk/account.ts'

export const account: AccountWords = {
  ui: { account: ui.account },
  title: 'Account',
  home: 'Home',
  sections: {
    account: 'Contact details',
    'account-addresses': 'Addresses',
    'account-wishlist': 'Wishlist',
    'account-orders': 'My orders',
    'account-exchange': 'Exchanges and returns',
  },
  guest: {
    title: 'Sign in to your account',
    text: 'Sign in to open this page.',
  },
}
