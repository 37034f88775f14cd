import type { SubscriptionWords } from '../uk/subscription.ts'

export const subscription: SubscriptionWords = {
  confirm: {
    title: 'Newsletter subscription',
    text: 'Please confirm that you would like to receive our news at your e-mail address.',
    action: 'Confirm subscription',
    doneTitle: 'Subscription confirmed',
    doneText: 'Thank you! You’ll receive the next newsletter.',
    gone: 'This link no longer works. To subscribe, please enter your address again.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'You’ll no longer receive our newsletter. Messages about your orders will arrive as before.',
    action: 'Unsubscribe',
    doneTitle: 'You’ve been unsubscribed',
    doneText: 'No more newsletters. If you change your mind, subscribe again at the foot of any page.',
    gone: 'This link is damaged. Please open it from the e-mail again.',
  },
  subscribe: 'Go to the subscription form',
  home: 'Go to the home page',
}
