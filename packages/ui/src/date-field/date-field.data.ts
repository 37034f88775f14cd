/** DOM contract of the date field; label, box, hint and error are those of a field. */
export const dateFieldData = {
  scope: 'date-field',
  parts: {
    root: { 'data-state': 'open · closed: the calendar' },
    trigger: {},
    popup: { 'data-side': 'bottom · top: where there is room' },
    header: {},
    title: {},
    previous: {},
    next: {},
    grid: {},
    weekday: {},
    day: {
      'data-selected': 'present: the chosen date',
      'data-today': 'present: today',
      'data-outside': 'present: of the month before or after',
      'data-disabled': 'present: before the first or after the last possible date',
      'data-unavailable': 'present: cannot be chosen, with a reason',
    },
  },
} as const
