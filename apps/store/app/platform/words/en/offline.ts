import type { OfflineWords } from '../uk/offline.ts'

export const offline: OfflineWords = {
  title: 'No internet connection',
  text: 'You have not opened this page before, so it cannot be shown offline. Pages you have already seen and your cart still open.',
  retry: 'Try again',
  home: 'Home page',
  cart: 'Cart',
  updated: 'The shop has been updated.',
  reload: 'Reload page',
  notice: 'You’re offline. Changes will be sent as soon as you’re back online.',
}
