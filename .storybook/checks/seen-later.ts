const icon = 'Replaces the sign of an error or of a valid value: the playground starts with neither.'

/** Controls by title and name whose change is not seen at once, for the reason given: mostly it takes a press, a key or a wait. */
export const seenLater: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Commerce/Buy bar': {
    targetId: 'Id of the button that is watched: the page has no other one.',
  },
  'Feedback/Drawer': { initialFocus: 'Where the focus goes when it opens.' },
  'Feedback/Modal': { duration: 'Of the sheets and drawers; the playground opens a dialog.' },
  'Forms/Combobox': {
    icon,
    delay: 'Time from a key to the request.',
    source: 'A change loads the options again; the same ones come.',
  },
  'Forms/Date field': {
    icon,
    min: 'Judges the date when the field is left; the calendar is closed at first.',
    max: 'As `min`.',
  },
  'Forms/Field': { icon },
  'Forms/Native select': { icon },
  'Forms/Password': { icon },
  'Forms/Phone': { icon },
  'Forms/Quantity stepper': {
    step: 'Applies to the next press of a button or an arrow key.',
    limitText: 'Announced when a press or a typed number exceeds the limit.',
  },
  'Forms/Search combobox': {
    delay: 'Time from a key to the request.',
    from: 'Number of typed characters from which suggestions are loaded.',
  },
  'Feedback/Loading bar': {
    active: 'Starts and ends a loading with timers of its own; the playground holds the bar in one state.',
    failed: 'As `active`.',
  },
  'Forms/Select': { icon },
  'Forms/Textarea': { icon },
  'Forms/Upload': {
    maxFiles: 'Judges the files that are added.',
    maxSize: 'Judges the files that are added.',
    name: 'Name of the file input, which has none once the transport takes over.',
    valueName: 'Name of the hidden fields of uploaded files: the playground has none at first.',
  },
  'Navigation/Language badge': {
    hoverDelay: 'Time from hovering to the open list.',
  },
  'Navigation/Scroll to top': {
    focusId: 'Where the focus goes on a press.',
  },
}
