/** A key or several, and what they do. */
export type KeyRow = readonly [key: string, deed: string]

const tab = ['Tab', 'goes to it, and on'] as const
const press = ['Enter, Space', 'presses it'] as const
const follow = ['Enter', 'follows the link'] as const

/**
 * The keyboard table of every component: the docs pages show it, and `keyboardRows` demands a browser test for each row, no
 * more and no less. Empty: nothing in it takes the focus.
 */
export const keyboard = {
  'account-menu': [
    ['Enter, Space', 'on the button: opens and closes the list'],
    ['Tab', 'goes through the links; leaving closes the list'],
    ['Escape', 'closes the list, focus to the button'],
  ],
  'account-sidebar': [
    ['Enter, Space', 'on the button (phone): opens and closes the list'],
    ['Escape', 'closes the list, focus to the button'],
    ['Tab', 'goes through the sections; leaving closes the list on a phone'],
  ],
  'action-menu': [
    ['Enter, Space, Down', 'on the button: opens on what is in force, or on the first'],
    ['Up', 'on the button: opens on the last'],
    ['Up, Down, Home, End, a letter', 'move, going round'],
    ['Enter, Space', 'on an action: does it, focus to the button'],
    ['Escape', 'closes, focus to the button'],
    ['Tab', 'closes and goes on'],
  ],
  'availability-label': [],
  badge: [],
  breadcrumbs: [tab, follow],
  button: [tab, press],
  'buy-bar': [],
  'cart-line': [tab],
  combobox: [
    ['Typing, Down, Alt+Down', 'opens the list'],
    ['Down, Up', 'move the mark, going round'],
    ['Enter', 'takes the marked option and does not send the form'],
    ['Tab', 'takes the marked option or one typed out in full, and goes on'],
    ['Escape', 'closes; pressed again, brings back what was chosen last'],
    ['Home, End', 'stay keys of the caret'],
  ],
  'consent-banner': [tab, press],
  drawer: [
    ['Tab, Shift+Tab', 'go round inside'],
    ['Escape', 'closes, focus back to what opened it'],
  ],
  'empty-state': [tab],
  'error-summary': [['Enter', 'on an entry: goes to its field']],
  facets: [
    ['Enter, Space', 'on a handle: opens and closes the group'],
    ['Space', 'ticks a value'],
    ['Arrows, PageUp, PageDown, Home, End', 'move a thumb of the range'],
    ['Enter', 'in a field of the range: takes the figure without sending the form'],
  ],
  field: [
    tab,
    ['Space', 'ticks a checkbox, presses «show password»'],
    ['Arrows', 'in a group of radios: move and choose'],
  ],
  gallery: [
    ['Left, Right, Up, Down', 'on a thumbnail: the next or previous picture, going round'],
    ['Home, End', 'the first and the last'],
    ['Enter, Space', 'on previous and next: move; disabled at the ends'],
  ],
  'gallery-zoom': [
    ['+, −', 'bring nearer, take further away'],
    ['Arrows', 'move the enlarged picture'],
    ['Left, Right', 'over the whole picture: the previous and the next one'],
    ['Page Up, Page Down', 'the previous and the next picture'],
  ],
  icon: [],
  'language-badge': [
    ['Enter, Space', 'opens and closes the list'],
    ['Tab', 'goes through the languages; leaving closes'],
    ['Escape', 'closes, also a list opened by hovering'],
  ],
  'live-region': [],
  'loading-bar': [],
  menu: [
    ['Enter, Space', 'on a toggle: goes a level down, focus to «back»'],
    ['Enter, Space', 'on «back»: a level up, focus to the toggle that led here'],
    follow,
  ],
  modal: [
    ['Tab, Shift+Tab', 'go round inside'],
    ['Escape', 'closes an open list inside first, then the dialog; focus back to what opened it'],
  ],
  'newsletter-form': [['Enter', 'sends']],
  'option-picker': [
    ['Tab', 'goes to what is chosen, and on'],
    ['Arrows', 'move and choose, going round'],
  ],
  'order-summary': [['Enter, Space', 'on the bar: shows and hides the goods']],
  pagination: [tab, follow],
  price: [],
  'product-card': [tab, follow],
  'quantity-stepper': [
    ['Up, Down', 'one more, one less'],
    ['PageUp, PageDown', 'a larger step'],
    ['Home, End', 'the least; the most, when there is one'],
    ['Typing', 'as in any field; brought into the bounds on leaving'],
  ],
  'review-form': [
    ['Tab', 'goes to what is chosen, and on'],
    ['Arrows', 'move and choose, going round'],
    ['Space', 'chooses'],
  ],
  'review-grade': [],
  'review-list': [],
  'scroll-to-top': [tab, press],
  'search-combobox': [
    ['Down, Up', 'mark a suggestion; past the ends the field itself'],
    ['Enter', 'follows the marked suggestion, or else sends the text'],
    ['Escape', 'closes; pressed again, empties the field'],
    ['Home, End', 'stay keys of the caret'],
  ],
  'size-advisor': [tab],
  'size-chart': [['Arrows', 'scroll a chart that is wider than its place']],
  skeleton: [],
  'skip-link': [['Enter', 'goes to the content']],
  'sort-select': [['Arrows', 'choose; counts when the keys have rested for 500 ms, on Enter or on leaving']],
  'standard-badge': [],
  'step-list': [['Enter, Space', 'on «change»: opens a finished step']],
  tabs: [
    ['Left, Right', 'the next or previous tab, going round, and its panel'],
    ['Home, End', 'the first and the last'],
    ['Tab', 'goes from the tab to its panel'],
  ],
  'technical-table': [],
  toast: [
    ['F8', 'goes to the toasts'],
    ['Escape', 'closes the one with the focus'],
  ],
  'user-card': [tab, follow],
} as const satisfies Readonly<Record<string, readonly KeyRow[]>>
