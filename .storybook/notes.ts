import { type KeyRow, keyboard } from '../packages/ui/src/testing/keyboard.ts'

/** What a designer or developer should know of a component beyond its stories; each folder of `packages/ui/src` with stories has one. */
export interface Notes {
  /** Each row is tried in Chromium. Empty: nothing in it takes the focus. */
  keys: readonly KeyRow[]
  access: string
  avoid: string
}

export const notes: Readonly<Record<string, Notes>> = {
  'account-menu': {
    keys: keyboard['account-menu'],
    access:
      'A disclosure of links, not an ARIA menu: arrow keys are not taken, so Tab works as everywhere on the page.',
    avoid: 'For actions on an object («move to another list»): that is a menu of commands.',
  },
  'account-sidebar': {
    keys: keyboard['account-sidebar'],
    access: 'A named navigation. The current section has aria-current; signing out is a button, since it is no page.',
    avoid: 'For more than about ten sections, or sections with sections of their own: take the menu.',
  },
  'action-menu': {
    keys: keyboard['action-menu'],
    access:
      'An ARIA menu named by its button: the focus moves into it, one item at a time. Of several states one is marked as a radio item.',
    avoid: 'For links: take the account menu or the language badge. For a value of a form: take a select.',
  },
  'availability-label': {
    keys: keyboard['availability-label'],
    access:
      'The state is always a word; colour and sign only repeat it. No live region: announce a change of variant with LiveRegion.',
    avoid: 'For the state of an order or a delivery.',
  },
  badge: {
    keys: keyboard.badge,
    access: 'Plain text, read in its place.',
    avoid: 'For anything that can be pressed, and for availability.',
  },
  breadcrumbs: {
    keys: keyboard.breadcrumbs,
    access:
      'A named navigation with an ordered list; this page is its last entry, marked and no link. Signs between are not read.',
    avoid: 'On the home page and in a checkout, where the way back is not the point.',
  },
  button: {
    keys: keyboard.button,
    access: 'A pending button keeps its focus and name and says aria-disabled; an icon button must have a name.',
    avoid: 'To lead to a page: use a link with asChild.',
  },
  'buy-bar': {
    keys: keyboard['buy-bar'],
    access: 'Closed it is inert: neither the keys nor a screen reader find the button twice.',
    avoid: 'On pages with more than one thing to buy.',
  },
  'cart-line': {
    keys: keyboard['cart-line'],
    access: 'A list item with a heading. The remove button is named with the product.',
    avoid: 'In lists of goods to choose from: take the product card.',
  },
  combobox: {
    keys: keyboard.combobox,
    access: 'The count of answers and «nothing found» are announced. Leaving without a choice keeps the last one.',
    avoid: 'For fewer than about ten fixed options: a select or radios are quicker.',
  },
  'consent-banner': {
    keys: keyboard['consent-banner'],
    access:
      'A landmark, no dialog: it takes no focus and covers no control for good. Both answers have the same weight.',
    avoid: 'When the shop sets only cookies it cannot work without: then say so on a page.',
  },
  drawer: {
    keys: keyboard.drawer,
    access: 'All of the modal holds for it.',
    avoid: 'For short questions: take a modal in the middle.',
  },
  'empty-state': {
    keys: keyboard['empty-state'],
    access: 'A heading of the level you give, text and a way on.',
    avoid: 'For errors: say what failed and offer to try again.',
  },
  'error-summary': {
    keys: keyboard['error-summary'],
    access: 'role=alert: read as soon as it appears. Every entry names the field as its label does.',
    avoid: 'Instead of errors beside the fields: it comes in addition.',
  },
  facets: {
    keys: keyboard.facets,
    access:
      'Values stand in a fieldset named as their handle; thumbs speak with the currency; the count of goods is a status, the focus stays put.',
    avoid: 'For one choice out of a few that is always needed: take radios.',
  },
  field: {
    keys: keyboard.field,
    access:
      'Label, hint and error are tied to the control. aria-invalid only with an error; set it once the field was left or sent.',
    avoid: 'Placeholders are no labels: the label is required.',
  },
  gallery: {
    keys: keyboard.gallery,
    access: 'A tabbed carousel that never moves by itself. Hidden slides are out of reach.',
    avoid: 'For banners with texts: they deserve to be in sight at once.',
  },
  'gallery-zoom': {
    keys: keyboard['gallery-zoom'],
    access: 'Stands in a modal; zooming by fingers and by double press has buttons beside it.',
    avoid: 'For pictures no larger than their place.',
  },
  icon: {
    keys: keyboard.icon,
    access: 'Hidden from assistive technology: a word stands beside it or names its button.',
    avoid: 'Alone, without a word.',
  },
  'language-badge': {
    keys: keyboard['language-badge'],
    access: 'Links carry lang and hreflang. Hovering opens after 200 ms and never moves the focus.',
    avoid: 'For currencies or countries: those are no links to this page in another language.',
  },
  'live-region': {
    keys: keyboard['live-region'],
    access: 'Must be on the page before its text is.',
    avoid: 'For what is visible and has the focus: it would be read twice.',
  },
  'loading-bar': {
    keys: keyboard['loading-bar'],
    access: 'A progressbar without a value until it is done: true progress is unknown. Nothing for work under 200 ms.',
    avoid: 'For the state of one button: it has pending.',
  },
  menu: {
    keys: keyboard.menu,
    access: 'Links and toggles are separate stops; closed levels are out of reach; every link is in the HTML.',
    avoid: 'For one level: a list of links does.',
  },
  modal: {
    keys: keyboard.modal,
    access:
      'The page behind is hidden by aria-hidden instead of aria-modal, which keeps toasts audible. The title names it.',
    avoid: 'For messages that ask nothing: take a toast.',
  },
  'newsletter-form': {
    keys: keyboard['newsletter-form'],
    access: 'What is wrong is tied to the field, which takes the focus. The status is on the page before it speaks.',
    avoid: 'For forms with more than an address: compose them of fields.',
  },
  'option-picker': {
    keys: keyboard['option-picker'],
    access: 'Native radios. What is sold out is struck through, says so and cannot be chosen.',
    avoid: 'For more than about twenty options.',
  },
  'order-summary': {
    keys: keyboard['order-summary'],
    access: 'A named complement; sums are terms and values.',
    avoid: 'In the cart itself, but for its sums.',
  },
  pagination: {
    keys: keyboard.pagination,
    access: 'A named navigation of real links; the current page is marked, what does not exist is absent.',
    avoid: 'For up to one page: nothing is rendered then.',
  },
  price: {
    keys: keyboard.price,
    access: 'Old and new price are spoken as such. The same text on the server and in the browser.',
    avoid: 'For sums that may be negative in a table: use formatAmount.',
  },
  'product-card': {
    keys: keyboard['product-card'],
    access: 'One link per card, its target the whole card; buttons are named with the product; the heart is a toggle.',
    avoid: 'For what is in the cart already.',
  },
  'quantity-stepper': {
    keys: keyboard['quantity-stepper'],
    access: 'A spinbutton; both buttons are found by it, but are no tab stops. A change is announced once.',
    avoid: 'For fractions or large figures.',
  },
  'review-form': {
    keys: keyboard['review-form'],
    access: 'Each grade is a radio named «4: Great». Pointing shows a word and chooses nothing.',
    avoid: 'To show a grade: take the review grade.',
  },
  'review-grade': {
    keys: keyboard['review-grade'],
    access: 'One image named «4.7 out of 5, 86 reviews»; its pieces are hidden.',
    avoid: 'To choose a grade: take the grade input of the review form.',
  },
  'review-list': {
    keys: keyboard['review-list'],
    access: 'Each review is an article with a heading; a bar only repeats the figure beside it.',
    avoid: 'To ask for a review: take the review form.',
  },
  'scroll-to-top': {
    keys: keyboard['scroll-to-top'],
    access: 'No tab stop until it is seen. Moves the focus to the top too; jumps with reduced motion.',
    avoid: 'On pages shorter than two screens.',
  },
  'search-combobox': {
    keys: keyboard['search-combobox'],
    access:
      'Suggestions are links in a list box; their count is announced. Without an answer the form works as before.',
    avoid: 'To choose a value for a form: take the combobox.',
  },
  'size-advisor': {
    keys: keyboard['size-advisor'],
    access: 'The advice is a status; a wrong figure is told once its field was left.',
    avoid: 'Without a chart of the maker: a guess is worse than none.',
  },
  'size-chart': {
    keys: keyboard['size-chart'],
    access:
      'A table with headings both ways, in a named place that scrolls; colour marks one’s own size, the advice says it.',
    avoid: 'For facts of one product: take the technical table.',
  },
  skeleton: {
    keys: keyboard.skeleton,
    access: 'Hidden from assistive technology; say with a status that something is loading.',
    avoid: 'For waits under 200 ms.',
  },
  'skip-link': {
    keys: keyboard['skip-link'],
    access: 'The first tab stop of the page, in sight with the focus.',
    avoid: 'Twice on a page.',
  },
  'sort-select': {
    keys: keyboard['sort-select'],
    access: 'A native select with a visible label.',
    avoid: 'For filters.',
  },
  'standard-badge': {
    keys: keyboard['standard-badge'],
    access: 'The pictogram is for the eye; code and class are text.',
    avoid: 'For marks that are no standards.',
  },
  'step-list': {
    keys: keyboard['step-list'],
    access: 'Each step is a section named by its title; a tick is spoken as a word.',
    avoid: 'For steps on pages of their own.',
  },
  tabs: {
    keys: keyboard.tabs,
    access: 'Panels are in the HTML, and the address names the open one. Down and Up scroll the page.',
    avoid: 'For what a shopper compares: show it under each other.',
  },
  'technical-table': {
    keys: keyboard['technical-table'],
    access: 'A table with a caption; each fact and each group has its heading.',
    avoid: 'To compare sizes: take the size chart.',
  },
  toast: {
    keys: keyboard.toast,
    access: 'Errors interrupt, others wait. Time stops under the pointer and with focus. One with an action stays.',
    avoid: 'For errors of a field, and for what must be read.',
  },
  'user-card': {
    keys: keyboard['user-card'],
    access: 'E-mail and phone are links named by themselves; a missing phone is told in words.',
    avoid: 'For guests nothing is rendered: offer to sign in elsewhere.',
  },
}
