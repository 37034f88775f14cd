/** Keys and their action. */
export type KeyRow = readonly [key: string, action: string]

const tab = ['Tab', 'moves focus to it, and on'] as const
const press = ['Enter, Space', 'presses it'] as const
const follow = ['Enter', 'follows the link'] as const

/**
 * Keyboard table of every component: shown on the docs pages; `testKeyboard` requires exactly one browser test for each
 * row. Empty: the component is not focusable.
 */
export const keyboard = {
  'account-menu': [
    ['Enter, Space', 'on the trigger: toggles the list'],
    ['Tab', 'moves through the links; leaving closes the list'],
    ['Escape', 'closes the list, returns focus to the trigger'],
  ],
  'account-sidebar': [
    ['Enter, Space', 'on the trigger (narrow screens): toggles the list'],
    ['Escape', 'closes the list, returns focus to the trigger'],
    ['Tab', 'moves through the sections; leaving closes the list on narrow screens'],
  ],
  'action-menu': [
    ['Enter, Space, Down', 'on the trigger: opens, focus on the checked item or else the first'],
    ['Up', 'on the trigger: opens, focus on the last item'],
    ['Up, Down, Home, End, a letter', 'move through the items, wrapping around'],
    ['Enter, Space', 'on an item: selects it, returns focus to the trigger'],
    ['Escape', 'closes, returns focus to the trigger'],
    ['Tab', 'closes and moves on'],
  ],
  'address-form': [['Tab', 'moves through the fields in their order']],
  'availability-label': [],
  badge: [],
  breadcrumbs: [tab, follow],
  button: [tab, press],
  'buy-bar': [],
  'cart-line': [tab],
  combobox: [
    ['Typing, Down, Alt+Down', 'opens the list'],
    ['Down, Up', 'move through the options, wrapping around'],
    ['Page Down, Page Up', 'move by as many options as are visible'],
    ['Enter', 'selects the active option and does not submit the form'],
    ['Tab', 'selects the active option or one typed out in full, and moves on'],
    ['Escape', 'closes; pressed again, restores the last selection'],
    ['Home, End', 'move the caret'],
  ],
  'comparison-table': [['Arrows', 'scroll a table that is wider than its container']],
  'consent-banner': [tab, press],
  'date-field': [
    ['Typing', 'day, month and year in the order of the language'],
    ['Down', 'opens the calendar, focus on the chosen day or else today'],
    ['Arrows, Page Up, Page Down, Home, End', 'in the calendar: move by day, week, month, to its ends'],
    ['Enter, Space', 'on a day: chooses it, returns focus to the button'],
    ['Escape', 'closes the calendar, returns focus to the button'],
    ['Tab', 'to the button of the calendar, and on'],
  ],
  drawer: [
    ['Tab, Shift+Tab', 'cycle inside'],
    ['Escape', 'closes, returns focus to the opener'],
  ],
  'empty-state': [tab],
  'error-summary': [['Enter', 'on an entry: focuses its field']],
  facets: [
    ['Enter, Space', 'on a trigger: toggles the group'],
    ['Space', 'toggles an option'],
    ['Arrows, PageUp, PageDown, Home, End', 'move a thumb of the range'],
    ['Enter', 'in an input of the range: commits the amount without submitting the form'],
  ],
  field: [
    tab,
    ['Space', 'toggles a checkbox, presses «show password»'],
    ['Arrows', 'in a radio group: move and select'],
  ],
  gallery: [
    ['Left, Right, Up, Down', 'on a thumbnail: the next or previous image, wrapping around'],
    ['Home, End', 'the first and the last'],
    ['Enter, Space', 'on previous and next: move; disabled at the ends'],
  ],
  'gallery-zoom': [
    ['+, −', 'zoom in, zoom out'],
    ['Arrows', 'scroll the zoomed image'],
    ['Left, Right', 'at level 1: the previous and the next image'],
    ['Page Up, Page Down', 'the previous and the next image'],
  ],
  icon: [],
  'language-badge': [
    ['Enter, Space', 'toggles the list'],
    ['Tab', 'moves through the languages; leaving closes'],
    ['Escape', 'closes, also a list opened by hover'],
  ],
  'live-region': [],
  'loading-bar': [],
  menu: [
    ['Enter, Space', 'on a trigger: opens a level, focus to «back»'],
    ['Enter, Space', 'on «back»: closes the level, returns focus to its trigger'],
    follow,
  ],
  modal: [
    ['Tab, Shift+Tab', 'cycle inside'],
    ['Escape', 'closes an open list inside first, then the dialog; returns focus to the opener'],
  ],
  'newsletter-form': [['Enter', 'submits']],
  'option-picker': [
    ['Tab', 'moves focus to the selected one, and on'],
    ['Arrows', 'move and select, wrapping around'],
  ],
  'order-summary': [['Enter, Space', 'on the bar: shows and hides the order lines']],
  'order-timeline': [tab, follow],
  pagination: [tab, follow],
  popover: [
    ['Enter, Space', 'on the trigger: opens, focus on the first control inside'],
    ['Tab', 'moves through it; leaving closes it'],
    ['Escape', 'closes, returns focus to the trigger'],
  ],
  price: [],
  'product-card': [tab, follow],
  'quantity-stepper': [
    ['Up, Down', 'one more, one less'],
    ['PageUp, PageDown', 'a larger step'],
    ['Home, End', 'the minimum; the maximum, if there is one'],
    ['Typing', 'as in any input; clamped on blur'],
  ],
  'rating-histogram': [
    tab,
    ['Enter', 'on a link: opens the list of that grade, on the selected one the whole list'],
    ['Enter, Space', 'on a button: filters by that grade, on the selected one by none'],
  ],
  'review-form': [
    ['Tab', 'moves focus to the selected one, and on'],
    ['Arrows', 'move and select, wrapping around'],
    ['Space', 'selects'],
  ],
  'review-grade': [],
  'review-list': [],
  'scroll-to-top': [tab, press],
  'search-combobox': [
    ['Down, Up', 'move through the suggestions; past the ends back to the input'],
    ['Enter', 'follows the active suggestion, or else submits the text'],
    ['Escape', 'closes; pressed again, clears the input'],
    ['Home, End', 'move the caret'],
  ],
  select: [
    ['Enter, Space, Down', 'on the trigger: opens, focus on the selected option or else the first'],
    ['Up', 'on the trigger: opens, focus on the selected option or else the last'],
    ['A letter', 'on the trigger: opens at the option that begins with it; in the list: moves to it'],
    ['Up, Down, Home, End', 'move through the options, past disabled ones'],
    ['Enter, Space', 'on an option: selects it, returns focus to the trigger'],
    ['Escape', 'closes, returns focus to the trigger'],
    ['Tab', 'closes and moves on'],
  ],
  'size-advisor': [tab],
  'size-chart': [['Arrows', 'scroll a chart that is wider than its container']],
  'size-quantity-table': [
    ['Tab', 'to the quantity of the next size'],
    ['Enter', 'submits the form with what is typed'],
  ],
  skeleton: [],
  'skip-link': [['Enter', 'moves focus to the content']],
  'sort-select': [['Arrows', 'select; committed after 500 ms without a key press, on Enter or on blur']],
  'standard-badge': [],
  'step-list': [['Enter, Space', 'on «change»: opens a completed step']],
  tabs: [
    ['Left, Right', 'the next or previous tab, wrapping around, and its panel'],
    ['Home, End', 'the first and the last'],
    ['Tab', 'moves from the tab to its panel'],
  ],
  'technical-table': [],
  toast: [
    ['F8', 'moves focus to the toasts'],
    ['Escape', 'closes the focused one'],
  ],
  upload: [
    tab,
    ['Enter, Space', 'on the area: opens the dialog to choose files'],
    ['Enter, Space', 'on «remove»: removes the file, moves focus to the area'],
    ['Enter, Space', 'on «try again»: sends the file again'],
  ],
  tooltip: [
    ['Tab', 'moves focus to the trigger: shows it; and on: hides it'],
    ['Escape', 'hides it, also when it was opened by hover; focus stays'],
  ],
  'user-card': [tab, follow],
} as const satisfies Readonly<Record<string, readonly KeyRow[]>>
