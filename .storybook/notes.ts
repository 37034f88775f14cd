/** What a designer or developer should know of a component beyond its stories; each folder of `packages/ui/src` with stories has one. */
export interface Notes {
  /** Key, then what it does. Each row is tried in Chromium. Empty: nothing in it takes the focus. */
  keys: readonly (readonly [key: string, deed: string])[]
  access: string
  avoid: string
}

const tab = ['Tab', 'goes to it, and on'] as const
const press = ['Enter, Space', 'presses it'] as const
const follow = ['Enter', 'follows the link'] as const

export const notes: Readonly<Record<string, Notes>> = {
  'account-menu': {
    keys: [
      ['Enter, Space', 'on the button: opens and closes the list'],
      ['Tab', 'goes through the links; leaving closes the list'],
      ['Escape', 'closes the list, focus to the button'],
    ],
    access:
      'A disclosure of links, not an ARIA menu: arrow keys are not taken, so Tab works as everywhere on the page.',
    avoid: 'For actions on an object («move to another list»): that is a menu of commands.',
  },
  'account-sidebar': {
    keys: [
      ['Enter, Space', 'on the button (phone): opens and closes the list'],
      ['Escape', 'closes the list, focus to the button'],
      ['Tab', 'goes through the sections; leaving closes the list on a phone'],
    ],
    access: 'A named navigation. The current section has aria-current; signing out is a button, since it is no page.',
    avoid: 'For more than about ten sections, or sections with sections of their own: take the menu.',
  },
  'availability-label': {
    keys: [],
    access:
      'The state is always a word; colour and sign only repeat it. No live region: announce a change of variant with LiveRegion.',
    avoid: 'For the state of an order or a delivery.',
  },
  badge: {
    keys: [],
    access: 'Plain text, read in its place.',
    avoid: 'For anything that can be pressed, and for availability.',
  },
  breadcrumbs: {
    keys: [tab, follow],
    access:
      'A named navigation with an ordered list; this page is its last entry, marked and no link. Signs between are not read.',
    avoid: 'On the home page and in a checkout, where the way back is not the point.',
  },
  button: {
    keys: [tab, press],
    access: 'A pending button keeps its focus and name and says aria-disabled; an icon button must have a name.',
    avoid: 'To lead to a page: use a link with asChild.',
  },
  'cart-line': {
    keys: [tab],
    access: 'A list item with a heading. The remove button is named with the product.',
    avoid: 'In lists of goods to choose from: take the product card.',
  },
  combobox: {
    keys: [
      ['Typing, Down, Alt+Down', 'opens the list'],
      ['Down, Up', 'move the mark, going round'],
      ['Enter', 'takes the marked option and does not send the form'],
      ['Tab', 'takes the marked option or one typed out in full, and goes on'],
      ['Escape', 'closes; pressed again, brings back what was chosen last'],
      ['Home, End', 'stay keys of the caret'],
    ],
    access: 'The count of answers and «nothing found» are announced. Leaving without a choice keeps the last one.',
    avoid: 'For fewer than about ten fixed options: a select or radios are quicker.',
  },
  'consent-banner': {
    keys: [tab, press],
    access:
      'A landmark, no dialog: it takes no focus and covers no control for good. Both answers have the same weight.',
    avoid: 'When the shop sets only cookies it cannot work without: then say so on a page.',
  },
  drawer: {
    keys: [
      ['Tab, Shift+Tab', 'go round inside'],
      ['Escape', 'closes, focus back to what opened it'],
    ],
    access: 'All of the modal holds for it.',
    avoid: 'For short questions: take a modal in the middle.',
  },
  'empty-state': {
    keys: [tab],
    access: 'A heading of the level you give, text and a way on.',
    avoid: 'For errors: say what failed and offer to try again.',
  },
  'error-summary': {
    keys: [['Enter', 'on an entry: goes to its field']],
    access: 'role=alert: read as soon as it appears. Every entry names the field as its label does.',
    avoid: 'Instead of errors beside the fields: it comes in addition.',
  },
  facets: {
    keys: [
      ['Enter, Space', 'on a handle: opens and closes the group'],
      ['Space', 'ticks a value'],
      ['Arrows, PageUp, PageDown, Home, End', 'move a thumb of the range'],
      ['Enter', 'in a field of the range: takes the figure without sending the form'],
    ],
    access:
      'Values stand in a fieldset named as their handle; thumbs speak with the currency; the count of goods is a status, the focus stays put.',
    avoid: 'For one choice out of a few that is always needed: take radios.',
  },
  field: {
    keys: [
      tab,
      ['Space', 'ticks a checkbox, presses «show password»'],
      ['Arrows', 'in a group of radios: move and choose'],
    ],
    access:
      'Label, hint and error are tied to the control. aria-invalid only with an error; set it once the field was left or sent.',
    avoid: 'Placeholders are no labels: the label is required.',
  },
  gallery: {
    keys: [
      ['Left, Right, Up, Down', 'on a thumbnail: the next or previous picture, going round'],
      ['Home, End', 'the first and the last'],
      ['Enter, Space', 'on previous and next: move; disabled at the ends'],
    ],
    access: 'A tabbed carousel that never moves by itself. Hidden slides are out of reach.',
    avoid: 'For banners with texts: they deserve to be in sight at once.',
  },
  'gallery-zoom': {
    keys: [
      ['+, −', 'bring nearer, take further away'],
      ['Arrows', 'move the enlarged picture'],
    ],
    access: 'Stands in a modal; zooming by fingers and by double press has buttons beside it.',
    avoid: 'For pictures no larger than their place.',
  },
  icon: {
    keys: [],
    access: 'Hidden from assistive technology: a word stands beside it or names its button.',
    avoid: 'Alone, without a word.',
  },
  'language-badge': {
    keys: [
      ['Enter, Space', 'opens and closes the list'],
      ['Tab', 'goes through the languages; leaving closes'],
      ['Escape', 'closes, also a list opened by hovering'],
    ],
    access: 'Links carry lang and hreflang. Hovering opens after 200 ms and never moves the focus.',
    avoid: 'For currencies or countries: those are no links to this page in another language.',
  },
  'live-region': {
    keys: [],
    access: 'Must be on the page before its text is.',
    avoid: 'For what is visible and has the focus: it would be read twice.',
  },
  'loading-bar': {
    keys: [],
    access: 'A progressbar without a value until it is done: true progress is unknown. Nothing for work under 200 ms.',
    avoid: 'For the state of one button: it has pending.',
  },
  menu: {
    keys: [
      ['Enter, Space', 'on a toggle: goes a level down, focus to «back»'],
      ['Enter, Space', 'on «back»: a level up, focus to the toggle that led here'],
      follow,
    ],
    access: 'Links and toggles are separate stops; closed levels are out of reach; every link is in the HTML.',
    avoid: 'For one level: a list of links does.',
  },
  modal: {
    keys: [
      ['Tab, Shift+Tab', 'go round inside'],
      ['Escape', 'closes an open list inside first, then the dialog; focus back to what opened it'],
    ],
    access:
      'The page behind is hidden by aria-hidden instead of aria-modal, which keeps toasts audible. The title names it.',
    avoid: 'For messages that ask nothing: take a toast.',
  },
  'newsletter-form': {
    keys: [['Enter', 'sends']],
    access: 'What is wrong is tied to the field, which takes the focus. The status is on the page before it speaks.',
    avoid: 'For forms with more than an address: compose them of fields.',
  },
  'option-picker': {
    keys: [
      ['Tab', 'goes to what is chosen, and on'],
      ['Arrows', 'move and choose, going round'],
    ],
    access: 'Native radios. What is sold out is struck through, says so and cannot be chosen.',
    avoid: 'For more than about twenty options.',
  },
  'order-summary': {
    keys: [['Enter, Space', 'on the bar: shows and hides the goods']],
    access: 'A named complement; sums are terms and values.',
    avoid: 'In the cart itself, but for its sums.',
  },
  pagination: {
    keys: [tab, follow],
    access: 'A named navigation of real links; the current page is marked, what does not exist is absent.',
    avoid: 'For up to one page: nothing is rendered then.',
  },
  price: {
    keys: [],
    access: 'Old and new price are spoken as such. The same text on the server and in the browser.',
    avoid: 'For sums that may be negative in a table: use formatAmount.',
  },
  'product-card': {
    keys: [tab, follow],
    access: 'One link per card, its target the whole card; buttons are named with the product; the heart is a toggle.',
    avoid: 'For what is in the cart already.',
  },
  'quantity-stepper': {
    keys: [
      ['Up, Down', 'one more, one less'],
      ['PageUp, PageDown', 'a larger step'],
      ['Home, End', 'the least; the most, when there is one'],
      ['Typing', 'as in any field; brought into the bounds on leaving'],
    ],
    access: 'A spinbutton; both buttons are found by it, but are no tab stops. A change is announced once.',
    avoid: 'For fractions or large figures.',
  },
  'review-form': {
    keys: [
      ['Tab', 'goes to what is chosen, and on'],
      ['Arrows', 'move and choose, going round'],
      ['Space', 'chooses'],
    ],
    access: 'Each grade is a radio named «4: Чудово». Pointing shows a word and chooses nothing.',
    avoid: 'To show a grade: take the review grade.',
  },
  'review-grade': {
    keys: [],
    access: 'One image named «4,7 з 5, 86 відгуків»; its pieces are hidden.',
    avoid: 'To choose a grade: take the grade input of the review form.',
  },
  'scroll-to-top': {
    keys: [tab, press],
    access: 'No tab stop until it is seen. Moves the focus to the top too; jumps with reduced motion.',
    avoid: 'On pages shorter than two screens.',
  },
  'search-combobox': {
    keys: [
      ['Down, Up', 'mark a suggestion; past the ends the field itself'],
      ['Enter', 'follows the marked suggestion, or else sends the text'],
      ['Escape', 'closes; pressed again, empties the field'],
      ['Home, End', 'stay keys of the caret'],
    ],
    access:
      'Suggestions are links in a list box; their count is announced. Without an answer the form works as before.',
    avoid: 'To choose a value for a form: take the combobox.',
  },
  'size-advisor': {
    keys: [tab],
    access: 'The advice is a status; a wrong figure is told once its field was left.',
    avoid: 'Without a chart of the maker: a guess is worse than none.',
  },
  skeleton: {
    keys: [],
    access: 'Hidden from assistive technology; say with a status that something is loading.',
    avoid: 'For waits under 200 ms.',
  },
  'skip-link': {
    keys: [['Enter', 'goes to the content']],
    access: 'The first tab stop of the page, in sight with the focus.',
    avoid: 'Twice on a page.',
  },
  'sort-select': {
    keys: [['Arrows', 'choose; counts when the keys have rested for 500 ms, on Enter or on leaving']],
    access: 'A native select with a visible label.',
    avoid: 'For filters.',
  },
  'standard-badge': {
    keys: [],
    access: 'The pictogram is for the eye; code and class are text.',
    avoid: 'For marks that are no standards.',
  },
  'step-list': {
    keys: [['Enter, Space', 'on «change»: opens a finished step']],
    access: 'Each step is a section named by its title; a tick is spoken as a word.',
    avoid: 'For steps on pages of their own.',
  },
  tabs: {
    keys: [
      ['Left, Right', 'the next or previous tab, going round, and its panel'],
      ['Home, End', 'the first and the last'],
      ['Tab', 'goes from the tab to its panel'],
    ],
    access: 'Panels are in the HTML, and the address names the open one. Down and Up scroll the page.',
    avoid: 'For what a shopper compares: show it under each other.',
  },
  toast: {
    keys: [
      ['F8', 'goes to the toasts'],
      ['Escape', 'closes the one with the focus'],
    ],
    access: 'Errors interrupt, others wait. Time stops under the pointer and with focus. One with an action stays.',
    avoid: 'For errors of a field, and for what must be read.',
  },
  'user-card': {
    keys: [tab, follow],
    access: 'E-mail and phone are links named by themselves; a missing phone is told in words.',
    avoid: 'For guests nothing is rendered: offer to sign in elsewhere.',
  },
}
