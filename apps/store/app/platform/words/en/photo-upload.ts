import type { uk } from '@shop/ui/messages/uk'

/** Why a photo is not attached. */
export const photoIssues = {
  heic: 'HEIC photos aren’t supported. On an iPhone: Settings → Camera → Formats → Most Compatible, or send a screenshot of the photo',
  type: 'This is not a JPEG, PNG, WebP or AVIF photo',
  tooLarge: 'The photo is too large: at most 10\u00a0MB and 50 megapixels',
  tooMany: 'You can add up to 5 photos. Remove one and this one will be added',
  failed: 'It couldn’t be sent. Check your connection and try again',
}

/** Messages of the upload component, for photos. */
export const photoUpload: (typeof uk)['upload'] = {
  add: 'Add photos',
  addOne: 'Add photos',
  list: 'Added photos',
  remove: 'Remove',
  removeOf: 'Remove the photo {name}',
  retry: 'Send again',
  retryOf: 'Send again: {name}',
  statuses: { waiting: 'Waiting', uploading: 'Sending…', uploaded: 'Added', failed: 'Not added' },
  progress: 'Photos sent: {done} of {total}',
  chosen: 'Photos added: {total}',
  errors: {
    type: photoIssues.type,
    size: photoIssues.tooLarge,
    count: photoIssues.tooMany,
    failed: photoIssues.failed,
  },
}
