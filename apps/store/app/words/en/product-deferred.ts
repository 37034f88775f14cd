import type { ProductDeferredWords } from '../uk/product-deferred.ts'

export const productDeferred: ProductDeferredWords = {
  sizeAdvisor: {
    title: 'Find your size',
    instructions: 'Measure your body with a tape, not your clothes. The advice follows the size chart of this model.',
    choose: 'Choose size {size}',
    soldOut: 'This size is sold out at the moment. The next one may sit looser or tighter: check the size chart.',
    sizeNotMade: 'This model is not made in size {size}.',
    storageNote: 'Your measures are remembered on this device only.',
    deleteMeasures: 'Forget my measures',
  },
  review: {
    title: 'Your review',
    grade: 'Your grade',
    name: 'Name',
    text: 'Review',
    advantages: 'Pros',
    disadvantages: 'Cons',
    send: 'Send the review',
    sent: 'Thank you! Your review is published.',
    storageNote: 'What you write stays on this device until you send it.',
    offline: 'You are offline. The review is kept on this device and will be sent as soon as the network is back.',
    failed: 'The review could not be sent.',
    retry: 'Try again',
  },
}
