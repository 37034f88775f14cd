/** What the states of every form mean, for its diagram. Separate from the machine so that browsers need not fetch it. */
export const formStateDescriptions = {
  editing: 'It is filled in. An input is judged when it is left, all of them when it is sent.',
  'editing.pristine': 'As at first.',
  'editing.dirty': 'Something stands in it that is not sent.',
  submitting: 'It is on its way. Pressing again does nothing.',
  failed: 'It was not taken, and no input is to blame. The same values go out again under the same key.',
  sent: 'It was taken.',
} as const

/** What each state of a form with a draft means. */
export const asyncFormStates = {
  form: 'What becomes of what is typed.',
  'form.restoring': 'Reads what was kept of it. What is typed meanwhile wins over it.',
  'form.restoring.reading': 'Nobody has pressed yet.',
  'form.restoring.pressed': 'It is to be sent: that waits until what was kept stands in it.',
  'form.editing': formStateDescriptions.editing,
  'form.editing.pristine': formStateDescriptions['editing.pristine'],
  'form.editing.dirty': formStateDescriptions['editing.dirty'],
  'form.submitting': formStateDescriptions.submitting,
  'form.failed': formStateDescriptions.failed,
  'form.sent': formStateDescriptions.sent,
  leaving: 'Whether the page may be left.',
  'leaving.staying': 'Nobody wants to leave.',
  'leaving.asking': 'Somebody wants to leave with something unsent: that must be confirmed.',
} as const
