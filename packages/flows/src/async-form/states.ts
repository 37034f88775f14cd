/** Description of the states of every form, for the statecharts. Separate from the machine so that browsers need not fetch it. */
export const formStateDescriptions = {
  editing: 'Being edited. A field is validated on blur, all of them on submit.',
  'editing.pristine': 'The values are the initial ones.',
  'editing.dirty': 'The values differ from the initial ones.',
  submitting: 'The call is pending. Submitting again is ignored.',
  failed: 'The call failed and no field is invalid. Unchanged values are retried under the same key.',
  sent: 'The call succeeded.',
} as const

/** Description of each state of a form with a draft. */
export const asyncFormStates = {
  form: 'Editing and submitting.',
  'form.restoring': 'Reads the stored draft. Fields changed meanwhile win over it.',
  'form.restoring.reading': 'Not submitted yet.',
  'form.restoring.submitRequested': 'Submitted: it is sent once the draft is restored.',
  'form.editing': formStateDescriptions.editing,
  'form.editing.pristine': formStateDescriptions['editing.pristine'],
  'form.editing.dirty': formStateDescriptions['editing.dirty'],
  'form.submitting': formStateDescriptions.submitting,
  'form.failed': formStateDescriptions.failed,
  'form.sent': formStateDescriptions.sent,
  navigation: 'Blocks navigation while the form is dirty.',
  'navigation.unblocked': 'No navigation is blocked.',
  'navigation.blocked': 'Navigation was requested while the form is dirty: it must be confirmed.',
} as const
