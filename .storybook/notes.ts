import { type KeyRow, keyboard } from '../packages/ui/src/testing/keyboard.ts'

const [tabToField, spaceInField, arrowsInField] = keyboard.field

/** Documentation of a component beyond its stories; each page, a stories file of `packages/ui/src`, has one. */
interface Notes {
  /** Each row is tested in Chromium. Empty: not focusable. */
  keys: readonly KeyRow[]
  access: string
  avoid: string
}

export const notes: Readonly<Record<string, Notes>> = {
  'account-menu': {
    keys: keyboard['account-menu'],
    access:
      'A disclosure of links, not an ARIA menu: arrow keys are not taken, so Tab works as everywhere on the page.',
    avoid: 'For actions on an object («move to another list»): use the action menu.',
  },
  'account-sidebar': {
    keys: keyboard['account-sidebar'],
    access:
      'A named navigation. The current section has aria-current; signing out is a button, since it is not a page.',
    avoid: 'For more than about ten sections, or nested sections: use the menu.',
  },
  'action-menu': {
    keys: keyboard['action-menu'],
    access: 'An ARIA menu labelled by its trigger: focus moves into it. One of several states is a radio item.',
    avoid: 'For links: use the account menu or the language badge. For a form value: use a select.',
  },
  'address-form': {
    keys: keyboard['address-form'],
    access:
      'A named group of fields; each has its autofill token, so that a browser fills the address in. Suggestions are a combobox with its keys. Errors are those of the fields: focus the first one after a submit.',
    avoid: 'For a pickup point: use a combobox of points. For an address that only a courier’s service may word.',
  },
  'availability-label': {
    keys: keyboard['availability-label'],
    access:
      'The state is always text; colour and icon only repeat it. Not a live region: announce a change of variant with LiveRegion.',
    avoid: 'For the state of an order or a delivery.',
  },
  badge: {
    keys: keyboard.badge,
    access: 'Plain text.',
    avoid: 'For interactive elements, and for availability.',
  },
  breadcrumbs: {
    keys: keyboard.breadcrumbs,
    access:
      'A named navigation with an ordered list; the current page is its last item, marked and not a link. Separators are not announced.',
    avoid: 'On the home page and in the checkout.',
  },
  button: {
    keys: keyboard.button,
    access: 'A pending button keeps its focus and name and says aria-disabled; an icon button must have a name.',
    avoid: 'To lead to a page: use a link with asChild.',
  },
  'buy-bar': {
    keys: keyboard['buy-bar'],
    access: '`inert` while closed: neither the keyboard nor a screen reader reaches the button twice.',
    avoid: 'On pages with more than one product to buy.',
  },
  'cart-line': {
    keys: keyboard['cart-line'],
    access: 'A list item with a heading. The remove button is named with the product.',
    avoid: 'In product lists: use the product card.',
  },
  checkbox: {
    keys: [tabToField, spaceInField],
    access:
      'A native checkbox inside its label: the whole row is the target. An error is associated with the checkbox; the number of products is part of its name.',
    avoid:
      'For one of several values: use radios. For a setting that acts at once and can fail: use a button with pending.',
  },
  'choice-cards': {
    keys: [tabToField, arrowsInField, spaceInField],
    access:
      'Native radios or checkboxes in a fieldset; the whole card is their label. The reason of a disabled card is part of its name; the error is associated with the group.',
    avoid: 'For options without anything to compare: use plain radios, checkboxes or a select.',
  },
  combobox: {
    keys: keyboard.combobox,
    access:
      'The number of results and «nothing found» are announced, and on Apple devices the active option. Leaving without a selection keeps the last one, leaving an emptied input clears it.',
    avoid: 'For fewer than about ten fixed options: use a select or radios.',
  },
  'comparison-table': {
    keys: keyboard['comparison-table'],
    access:
      'A table with headings both ways, in a named scrollable region. A difference is shown by weight and ink; let the user hide what is the same.',
    avoid: 'For one product: use the technical table.',
  },
  'consent-banner': {
    keys: keyboard['consent-banner'],
    access: 'A landmark, no dialog: it takes no focus. Both buttons look the same.',
    avoid: 'When the shop sets only required cookies: mention them on a page.',
  },
  'date-field': {
    keys: keyboard['date-field'],
    access:
      'A text field: a date is typed without the calendar. Days are named in full, with the reason when they cannot be chosen. Before hydration it is the date input of the browser.',
    avoid:
      'For a date of birth without a day of the week: three plain fields are quicker. For a choice of a few days: use radios.',
  },
  drawer: {
    keys: keyboard.drawer,
    access: 'Same as the modal.',
    avoid: 'For short questions: use a centred modal.',
  },
  'empty-state': {
    keys: keyboard['empty-state'],
    access: 'A heading of the given level, text and actions.',
    avoid: 'For errors: show what failed and offer a retry.',
  },
  'error-summary': {
    keys: keyboard['error-summary'],
    access: 'role=alert: announced as soon as it appears. Every entry names the field by its label.',
    avoid: 'Instead of errors beside the fields: it comes in addition.',
  },
  facets: {
    keys: keyboard.facets,
    access:
      'Options are in a fieldset named like its trigger; thumbs are announced with the currency; the number of products is a status, focus stays in place.',
    avoid: 'For a required single choice: use radios.',
  },
  field: {
    keys: keyboard.field,
    access:
      'Label, hint and error are associated with the control. aria-invalid only with an error; set it after blur or submit.',
    avoid: 'Placeholders are no labels: the label is required.',
  },
  gallery: {
    keys: keyboard.gallery,
    access: 'A tabbed carousel without automatic movement. Hidden slides are inert.',
    avoid: 'For banners with text: show them all at once.',
  },
  'gallery-zoom': {
    keys: keyboard['gallery-zoom'],
    access: 'Used in a modal; every gesture has a button as an alternative.',
    avoid: 'For images no larger than their container.',
  },
  icon: {
    keys: keyboard.icon,
    access: 'Hidden from assistive technology: a text is beside it or names its button.',
    avoid: 'Alone, without a text.',
  },
  'language-badge': {
    keys: keyboard['language-badge'],
    access: 'Links carry lang and hreflang. Hovering opens after 200 ms and never moves the focus.',
    avoid: 'For currencies or countries: those are not links to the page in another language.',
  },
  'live-region': {
    keys: keyboard['live-region'],
    access: 'Must be mounted before its text.',
    avoid: 'For content that is visible and focused: it would be announced twice.',
  },
  'loading-bar': {
    keys: keyboard['loading-bar'],
    access: 'A progressbar without a value until it is done: true progress is unknown. Nothing for work under 200 ms.',
    avoid: 'For the state of one button: it has pending.',
  },
  menu: {
    keys: keyboard.menu,
    access: 'Links and toggles are separate stops; closed levels are hidden; every link is in the HTML.',
    avoid: 'For one level: use a list of links.',
  },
  modal: {
    keys: keyboard.modal,
    access:
      'The page behind is hidden by aria-hidden instead of aria-modal, which keeps toasts audible. The title names it.',
    avoid: 'For messages without a question: use a toast.',
  },
  'native-select': {
    keys: [tabToField],
    access:
      'The select of the browser: its keys, its list and its announcements are those of the system, on phones too. Label, hint and error are associated.',
    avoid: 'For two to five values: radios show them all. For more than about thirty: use the combobox.',
  },
  'newsletter-form': {
    keys: keyboard['newsletter-form'],
    access: 'The error is associated with the field, which is focused. The status is mounted before its text.',
    avoid: 'For forms with more than an e-mail: compose them of fields.',
  },
  'option-picker': {
    keys: keyboard['option-picker'],
    access: 'Native radios. Options out of stock are struck through, disabled and announced as such.',
    avoid: 'For more than about twenty options.',
  },
  'order-summary': {
    keys: keyboard['order-summary'],
    access: 'A named complementary landmark; rows are terms and values.',
    avoid: 'In the cart itself, except for its totals.',
  },
  'order-timeline': {
    keys: keyboard['order-timeline'],
    access:
      'An ordered list. The current step has aria-current="step"; the state of the others is a hidden text after the title, and a mark of its own shape. Dates are `<time>`.',
    avoid: 'For steps that the customer goes through, as in a checkout: use the step list.',
  },
  pagination: {
    keys: keyboard.pagination,
    access: 'A named navigation of real links; the current page is marked, missing directions are not rendered.',
    avoid: 'For one page or none: nothing is rendered then.',
  },
  password: {
    keys: [tabToField, spaceInField],
    access:
      'The toggle has one name, «Show password», and aria-pressed; the value stays in the same input, so that password managers keep working. Pasting is never blocked.',
    avoid: 'For codes from a message: use a text field with autoComplete="one-time-code".',
  },
  phone: {
    keys: [tabToField],
    access:
      'Spaces are added while typing and the caret stays in its place. A number of another country is kept as typed; the error comes from your rule, after blur.',
    avoid: 'For other numbers in groups (cards, accounts): use a text field with its own format.',
  },
  popover: {
    keys: keyboard.popover,
    access:
      'A dialog that is not modal: the page stays usable, Tab leads through it and on. It stands next to its trigger in the document.',
    avoid: 'For a question that has to be answered: use the modal. For a hint of a few words: use the tooltip.',
  },
  price: {
    keys: keyboard.price,
    access: 'Old and new price are announced as such. The same text on the server and in the browser.',
    avoid: 'For amounts in a table: use formatAmount.',
  },
  'product-card': {
    keys: keyboard['product-card'],
    access:
      'One link per card, its target the whole card; buttons are named with the product; the wishlist button is a toggle.',
    avoid: 'For products in the cart.',
  },
  'quantity-stepper': {
    keys: keyboard['quantity-stepper'],
    access: 'A spinbutton; both buttons are in the accessibility tree, but not tab stops. A change is announced once.',
    avoid: 'For fractions or large numbers.',
  },
  'radio-group': {
    keys: [tabToField, arrowsInField],
    access:
      'Native radios in a fieldset with role=radiogroup. Title and description are both the name of a radio; the error is associated with the group, which an error summary can focus.',
    avoid: 'For more than about seven values: use a select. For sizes and colours: use the option picker.',
  },
  'rating-histogram': {
    keys: keyboard['rating-histogram'],
    access:
      'Every row is text: the grade and its figure, which name the link or button as well; the bar only repeats them. The selected link has aria-current, the selected button aria-pressed.',
    avoid: 'For one product’s grade beside its name: use the review grade. For fewer than about five reviews.',
  },
  'review-form': {
    keys: keyboard['review-form'],
    access: 'Each grade is a radio named «4: Great». Hovering shows a label and selects nothing.',
    avoid: 'To show a grade: use the review grade.',
  },
  'review-grade': {
    keys: keyboard['review-grade'],
    access: 'One image named «4.7 out of 5, 86 reviews»; its content is hidden.',
    avoid: 'To select a grade: use the grade input of the review form.',
  },
  'review-list': {
    keys: keyboard['review-list'],
    access: 'Each review is an article with a heading.',
    avoid: 'To collect a review: use the review form.',
  },
  'scroll-to-top': {
    keys: keyboard['scroll-to-top'],
    access: 'Not a tab stop while hidden. Moves focus to the top too; scrolls instantly with reduced motion.',
    avoid: 'On pages shorter than two screens.',
  },
  'search-combobox': {
    keys: keyboard['search-combobox'],
    access: 'Suggestions are links in a listbox; their number is announced. The form also works without suggestions.',
    avoid: 'To select a form value: use the combobox.',
  },
  select: {
    keys: keyboard.select,
    access:
      'A combobox button with a listbox. The native select stays below it, hidden from assistive technology: it submits the value, is filled in by the browser and is what is used before hydration.',
    avoid:
      'For plain texts: SelectField of the field is a native select, lighter and at home on phones. For more than about twenty options: use the combobox.',
  },
  'size-advisor': {
    keys: keyboard['size-advisor'],
    access: 'The recommendation is a status; errors are shown on blur.',
    avoid: 'Without a size chart of the manufacturer.',
  },
  'size-chart': {
    keys: keyboard['size-chart'],
    access:
      'A table with headings both ways, in a named scrollable region; the own size of the user is highlighted by colour, the size advisor names it.',
    avoid: 'For specifications of one product: use the technical table.',
  },
  'size-quantity-table': {
    keys: keyboard['size-quantity-table'],
    access:
      'A table with headings both ways; each quantity is a spinbutton named after its size, a row without stock has no input. Announce the total in a status of the page.',
    avoid: 'For one size: use the option picker and the quantity stepper.',
  },
  skeleton: {
    keys: keyboard.skeleton,
    access: 'Hidden from assistive technology; announce the loading with a status.',
    avoid: 'For waits under 200 ms.',
  },
  'skip-link': {
    keys: keyboard['skip-link'],
    access: 'The first tab stop of the page, visible when focused.',
    avoid: 'Twice on a page.',
  },
  'sort-select': {
    keys: keyboard['sort-select'],
    access: 'A native select with a visible label.',
    avoid: 'For filters.',
  },
  'standard-badge': {
    keys: keyboard['standard-badge'],
    access: 'The pictogram is decorative; code and class are text.',
    avoid: 'For labels that are not standards.',
  },
  'step-list': {
    keys: keyboard['step-list'],
    access: 'Each step is a section named by its title; the check icon has a text.',
    avoid: 'For steps on pages of their own.',
  },
  tabs: {
    keys: keyboard.tabs,
    access: 'Panels are in the HTML, and the URL hash names the selected one. Down and Up scroll the page.',
    avoid: 'For content that users compare: show it on one page.',
  },
  'technical-table': {
    keys: keyboard['technical-table'],
    access: 'A table with a caption; each specification and each group has a header.',
    avoid: 'To compare sizes: use the size chart.',
  },
  textarea: {
    keys: [tabToField],
    access:
      'The counter is hidden from screen readers; near the limit the remaining characters are announced after a pause in typing. Text over the limit is kept.',
    avoid: 'For answers of one line: use a text field.',
  },
  toast: {
    keys: keyboard.toast,
    access:
      'Errors are assertive, others polite. The timer pauses on hover and with focus. A toast with an action stays.',
    avoid: 'For errors of a field, and for messages that must not be missed.',
  },
  upload: {
    keys: keyboard.upload,
    access:
      'A native file input in a fieldset: the area is its label. Errors are alerts in the item of their file; the number of uploaded files is a status. Removing a file moves focus to the input.',
    avoid: 'For a picture that can be replaced only, such as an avatar: show it, with a button.',
  },
  tooltip: {
    keys: keyboard.tooltip,
    access:
      'Describes its trigger (aria-describedby) and never names it. The pointer can move into it, Escape hides it (WCAG 1.4.13). Not shown on touch.',
    avoid:
      'For what everybody must read: write it on the page, or use a hint of a field. For links and buttons: use the popover.',
  },
  'user-card': {
    keys: keyboard['user-card'],
    access: 'E-mail and phone are links; a missing phone has a text.',
    avoid: 'For guests nothing is rendered: offer sign-in elsewhere.',
  },
}
