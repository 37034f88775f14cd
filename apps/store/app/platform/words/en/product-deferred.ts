import type { ProductDeferredWords } from '../uk/product-deferred.ts'
import { photoIssues, photoUpload } from './photo-upload.ts'

export const productDeferred: ProductDeferredWords = {
  sizeAdvisor: {
    title: 'Find your size',
    instructions: 'Measure your body with a tape, not your clothes. Our advice is based on this model’s size chart.',
    choose: 'Choose size {size}',
    soldOut: 'This size is sold out at the moment. The next one may fit looser or tighter: check the size chart.',
    sizeNotMade: 'This model isn’t made in size {size}.',
    storageNote: 'Your measurements are remembered on this device only.',
    deleteMeasures: 'Forget my measurements',
  },
  review: {
    title: 'Your review',
    grade: 'Your rating',
    name: 'Name',
    text: 'Review',
    advantages: 'Pros',
    disadvantages: 'Cons',
    fit: 'Fit',
    fits: { '': 'Not stated', small: 'runs small', true: 'true to size', large: 'runs large' },
    photos: {
      title: 'Photos',
      hint: 'Up to 5 photos, JPEG, PNG, WebP or AVIF. They appear once we have checked them.',
      issues: photoIssues,
      ui: { upload: photoUpload },
    },
    send: 'Submit review',
    sent: 'Thank you! Your review has been published.',
    storageNote: 'What you write stays on this device until you send it.',
    offline: 'You’re offline. Your review is kept on this device and will be sent as soon as you’re back online.',
    failed: 'Your review couldn’t be sent.',
    retry: 'Try again',
  },
}
