/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const returnRequestStates = {
  form: 'The request.',
  'form.editing': 'Lines, exchange or return, question, comment and photos, in any order.',
  'form.awaitingPhotos': 'Submitted while photos are being sent: it is sent after them.',
  'form.submitting': 'The request is in flight. Submitting again is ignored.',
  'form.submitted': 'The request was created.',
  photos: 'The photos, sent one after the other as soon as they are added.',
  'photos.idle': 'None is waiting.',
  'photos.uploading': 'One is reduced and sent.',
} as const
