/** Documentation of a page template beyond its picture. */
interface TemplateNotes {
  /** What the page consists of, and when this pattern is right. */
  shows: string
  /** Parts by folder of `packages/ui/src`, with the decision that the page makes about them. */
  parts: readonly (readonly [folder: string, use: string])[]
  /** Folder of `packages/flows/src` whose machine drives the page. */
  flow?: string
  layout: string
  landmarks: string
  headings: string
  focus: string
}

const shopLandmarks =
  'Skip link, then header, main and footer. The header has two named navigations and the search; breadcrumbs, subcategories and pages are named navigations in main. On a phone catalogue, search, wishlist and cart are a third navigation at the lower edge, last in the DOM.'
const shopFocus =
  'Skip link, top line, catalogue, search, shopper’s links, then main in reading order, contact form, footer, links at the lower edge.'

export const templateNotes: Readonly<Record<string, TemplateNotes>> = {
  'Patterns/Pages/Home': {
    shows:
      'The entry of the shop: one product with its price, the terms, the categories, ways in by standard and trade, bestsellers, a product explained by its drawing, new products, news. Use it for every landing page of a trade or a season: replace the banner’s product and the two rows.',
    parts: [
      ['button', 'One accent button: the product of the banner. Links to lists are text links.'],
      ['product-card', 'Two rows of four; on a phone a row scrolls sideways, so that the page stays short.'],
      ['standard-badge', 'In the banner with the code, on cards with the class only, as links with their meaning.'],
      ['price', 'Large in the banner without the reduced tag: the accent belongs to the button beside it.'],
      ['drawer', 'The catalogue at every width, with the multi-level menu inside.'],
      ['newsletter-form', 'Once, in the footer.'],
    ],
    layout:
      'Banner 7 : 6, categories 6 – 4 – 2 columns, the product taken apart 1 : 1; below 1024 px everything is one column. Only banner and the sheet reach the edges of the window.',
    landmarks: shopLandmarks,
    headings:
      'h1 is the claim of the banner. h2 per section, h3 per product and article. The contact form and the newsletter are h2.',
    focus: `${shopFocus} Pins on the drawing are not focusable; the table beside it has their texts.`,
  },
  'Patterns/Pages/Product list': {
    shows:
      'A category, a search result or a selection. The heading has the number of products; subcategories lead deeper, filters narrow down. Use it for more than about eight products.',
    parts: [
      [
        'facets',
        'Beside the list from 1025 px, in a drawer below. Applied filters repeat above the list, each removable.',
      ],
      ['drawer', 'Holds the filters on narrow screens; its main button says how many products are left.'],
      ['sort-select', 'One select at the end of the toolbar, never a row of buttons.'],
      [
        'product-card',
        'Four columns beside the filters, three from 1240 px, two on a phone. The second toggle collects products to compare; the way to the comparison follows below the list.',
      ],
      ['pagination', 'Real links; a button «show more» would lose the place after going back.'],
      ['empty-state', 'When filters leave nothing: see the pattern Empty.'],
    ],
    layout: 'Filters 264 px, gap 32 px, the rest are products. Names and prices of a row share their lines (subgrid).',
    landmarks: `${shopLandmarks} The filters are a named region in a form.`,
    headings: 'h1 with the number of products beside it, h2 for the filters, h3 per product.',
    focus:
      'Filters come before the list in the DOM. After a change of filters focus stays on the control; the number of products is announced.',
  },
  'Patterns/Pages/Product': {
    shows:
      'One model in one colour: what it is, whether it fits, what it costs, when it comes. Everything needed to decide is above the tabs.',
    parts: [
      ['gallery', 'First picture from the front with dimensions of the chosen size, then back and details.'],
      [
        'option-picker',
        'Colours are links to pages of their own; size and height are radios. Sold-out sizes stay visible.',
      ],
      ['availability-label', 'Twice: for the product at its price, for the chosen size above the button.'],
      ['quantity-stepper', 'Its maximum is what is left of the chosen size.'],
      ['field', 'Size of each piece of the matching set, which is bought in one go.'],
      ['buy-bar', 'Appears when the button has scrolled out; takes the place of the links at the lower edge.'],
      ['tabs', 'Description and technical data; sizes and reviews are sections, so that they are found by scrolling.'],
      ['technical-table', 'Groups with a heading row each.'],
      ['size-chart', 'Highlights the size of the size advisor.'],
      ['rating-histogram', 'Average and distribution, before the reviews.'],
      ['review-list', 'The shop’s reply belongs to its review. Answered questions are a list of the same kind.'],
    ],
    flow: 'product-options',
    layout:
      'Pictures 7 : 5 purchase from 1025 px, 1 : 1 on a tablet, one column on a phone. The purchase follows its own width.',
    landmarks: shopLandmarks,
    headings: 'h1 is the product’s name, h2 per section, h3 per review author and similar product.',
    focus:
      'Pictures, colour, size, height, quantity, add to cart, wishlist. The buy bar is inert until it is shown. Dimension lines are decorative: the size chart has the figures.',
  },
  'Patterns/Pages/Cart': {
    shows:
      'What will be ordered, and its total. Counts change at once, prices with the answer of the backend; the flow says which lines wait.',
    parts: [
      ['cart-line', 'The unit price is not repeated: the line shows its total and, when reduced, the old total.'],
      ['quantity-stepper', 'Small; stops at what is in stock.'],
      ['order-summary', 'Sticky beside the lines, after them on narrow screens. One accent button: the checkout.'],
      ['field', 'The promo code: text field with a button; an applied code is read-only until it is removed.'],
      ['drawer', 'The same cart over any page: lines scroll, sums and the checkout stay, the promo code is folded.'],
      ['empty-state', 'When the last line is removed.'],
    ],
    flow: 'cart',
    layout: 'Lines and a summary of 440 px, 380 px from 1240 px, one column below 1024 px.',
    landmarks: `${shopLandmarks} The summary is a named complementary landmark.`,
    headings: 'h1 cart, h2 per line and for the summary.',
    focus:
      'Per line: name, remove, quantity. A removed line moves focus to nothing visible, so the shop announces it and offers to undo it.',
  },
  'Patterns/Pages/Checkout': {
    shows:
      'Three steps, of which one is open, and what is being ordered. It starts at the delivery step here: contact details are known.',
    parts: [
      ['step-list', 'One open step; finished ones show their answers and a button to change them.'],
      ['combobox', 'City and branch: suggestions of the directory, frequent ones as quick picks below.'],
      ['field', 'Radio cards for delivery and payment with the price at the end; text fields in two columns.'],
      ['order-summary', 'Beside the steps; on narrow screens a bar above them that unfolds the lines.'],
      ['error-summary', 'Above the open step after a failed submit: see the pattern Form errors.'],
    ],
    flow: 'checkout',
    layout: 'Steps and a summary of 440 px. No catalogue, search, newsletter or contact form: nothing leads away.',
    landmarks:
      'Skip link, header with the way back and the telephone number, main, small footer. Each step is a region.',
    headings: 'h1 checkout, h2 per step and for the summary, h3 per product in the summary.',
    focus:
      'The open step moves focus to its heading. The main button of a step is last in it; the button to change a step is named with it.',
  },
  'Patterns/Pages/Account': {
    shows:
      'A section of the account: the list of orders with the newest one open. Addresses, wishlist and returns use the same two columns.',
    parts: [
      ['user-card', 'Who is signed in; above the sections.'],
      ['account-sidebar', 'Sections beside the content; below 768 px a button with the current one unfolds them.'],
      ['price', 'Small in rows of orders and goods.'],
      ['pagination', 'Below the orders.'],
      ['skeleton', 'In place of the card until the session is restored.'],
    ],
    flow: 'session',
    layout: 'Sections 296 px, content the rest. The list of orders follows its own width (container query at 640 px).',
    landmarks: `${shopLandmarks} The sections are a named navigation.`,
    headings:
      'h1 is the section’s name. An order is a details element: its summary has number, status, payment and total.',
    focus:
      'Sections, then orders from the newest. The status of an order is a word with a square beside it, never colour alone.',
  },
  'Patterns/Form errors': {
    shows:
      'Three kinds of errors that look and read differently: wrong fields, a failure of the server, and a rule that the shop applies.',
    parts: [
      ['error-summary', 'Wrong fields only: after a submit, above the form, each entry links to its field.'],
      ['field', 'The error stands at its field and says how to mend it; a corrected field turns valid after blur.'],
      ['button', 'Stays enabled: a disabled submit does not say what is missing.'],
      ['quantity-stepper', 'A reduced quantity is announced with the reason.'],
    ],
    flow: 'checkout',
    layout: 'A failure of the server has the colour of a warning and a retry: nothing the shopper typed is wrong.',
    landmarks: 'Summary and failure are alerts: announced when they appear. A change made by the shop is a status.',
    headings: 'The summary has no heading of the page’s outline: its title is bold text.',
    focus:
      'After a submit with errors focus moves to the first wrong field. After a failure it stays on the button that was pressed.',
  },
  'Patterns/Empty': {
    shows: 'Nothing is there yet, or nothing is left: the page says which, and what to do next.',
    parts: [
      ['empty-state', 'Says what will be here and what to do next: one button, no picture.'],
      ['facets', 'A list without results offers the filters that caused it, each removable.'],
      ['product-card', 'Below it, products that nearly match.'],
    ],
    flow: 'wishlist',
    layout: 'In the place of the content, aligned like it; not centred on the page.',
    landmarks: 'None of its own.',
    headings: 'The title has the level that the content’s heading would have: h1 on an empty page, h2 within one.',
    focus: 'When the last item was removed, focus moves to the title of the empty state.',
  },
  'Patterns/Loading': {
    shows: 'Waiting at three scales: a page, a part of a page, one action. Use one of them at a time.',
    parts: [
      ['loading-bar', 'A page is on its way for more than 200 ms.'],
      ['skeleton', 'First load of a list or dialog; same size as what comes, so that nothing shifts.'],
      ['button', 'An action of its own: pending, with its name and width kept.'],
      ['live-region', 'One announcement per list, not per placeholder.'],
    ],
    flow: 'loading-bar',
    layout:
      'Content that is already shown stays during a reload and is marked aria-busy; placeholders are for the first load.',
    landmarks: 'None of its own.',
    headings: 'Headings are there before the content.',
    focus: 'Placeholders are hidden from assistive technology and not focusable. A pending button keeps its focus.',
  },
}
