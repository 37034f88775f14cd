import type { PluralForms } from '../internal/format-message.ts'

export type { PluralForms }

/** Fields that have a label in the messages; a form may have others with labels of their own. */
export type AddressFieldName =
  | 'name'
  | 'phone'
  | 'country'
  | 'region'
  | 'city'
  | 'street'
  | 'house'
  | 'apartment'
  | 'postalCode'
  | 'addressLine1'
  | 'addressLine2'
  | 'state'
  | 'zip'
  | 'province'

/**
 * All texts that the library shows or announces. `{name}` marks a placeholder. Plain strings only, so that a server can
 * send them and a shop can edit them.
 */
export interface Messages {
  /** Number format: separator of thousands and of decimals. */
  numbers: { group: string; decimal: string }
  account: {
    label: string
    signOut: string
    noPhone: string
  }
  /** Labels of the fields by their names. */
  addressForm: Readonly<Record<AddressFieldName, string>>
  availability: Readonly<Record<'in-stock' | 'running-out' | 'out-of-stock', string>>
  breadcrumbs: { label: string }
  /** `remove` takes `{product}`. */
  cartLine: { remove: string }
  combobox: {
    loading: string
    empty: string
    failed: string
    retry: string
    found: PluralForms
    popular: string
    /** Takes `{option}`. Announced on Apple devices, where screen readers do not read the active option by themselves. */
    selected: string
  }
  consent: { label: string }
  /** Of `DateField` alone: a shop without one need not send them to its pages. */
  dateField?: {
    /** Name of the button that opens the calendar. */
    open: string
    previous: string
    next: string
    /** The text is no date. Takes `{example}`. */
    invalid: string
    /** Before the first or after the last possible date. Take `{date}`. */
    early: string
    late: string
  }
  facets: {
    label: string
    /** Takes `{name}`: the filter to remove. */
    remove: string
    applied: string
    reset: string
    /** Takes `{name}`: the facet to search in, in lower case. */
    search: string
    found: PluralForms
    from: string
    to: string
    /** Validation errors of the range: not an amount, or in the wrong order. */
    invalid: { number: string; order: string }
  }
  field: {
    /** Takes `{used}` and `{max}`. */
    counter: string
    left: PluralForms
    /** Shown after the label of an optional field. */
    optional: string
    errors: PluralForms
  }
  gallery: {
    role: string
    label: string
    thumbnails: string
    /** Takes `{index}` and `{total}`. */
    slide: string
    previous: string
    next: string
  }
  grade: {
    labels: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>
    /** Takes `{grade}` and `{label}`. */
    withLabel: string
    /** Takes `{grade}`; the count of reviews follows. */
    average: string
    reviews: PluralForms
  }
  galleryZoom: { open: string; view: string; zoomIn: string; zoomOut: string }
  /** `label` takes `{language}` and `{badge}`. */
  languageBadge: { label: string }
  loadingBar: { label: string }
  menu: {
    /** Takes `{name}`. */
    open: string
    /** Takes `{name}`: the level to go back to. */
    back: string
    /** Takes `{name}`: link to the page of an item with children. */
    all: string
  }
  modal: { close: string }
  newsletter: { required: string; invalid: string; done: string }
  orderSummary: { label: string; total: string }
  /** For screen readers, after the title of a step. */
  orderTimeline: Readonly<Record<'done' | 'upcoming' | 'failed', string>>
  password: { show: string }
  pagination: { label: string; previous: string; next: string; page: string }
  price: { was: string; now: string; from: string }
  /** `soldOut` takes `{colour}`. */
  productCard: { wishlist: string; compare: string; addToCart: string; colours: string; soldOut: string }
  /** `named` takes `{label}` and `{product}`; `changed` takes `{count}`. */
  quantity: {
    label: string
    decrease: string
    increase: string
    named: string
    changed: string
    /** The stock is the bound. Takes `{count}`. */
    limit: string
    /** The bound of every order. Takes `{count}`. */
    most: string
  }
  review: { grade: string; required: string; done: string }
  search: { label: string; submit: string; suggestions: string }
  scrollToTop: { label: string }
  sizeAdvisor: {
    unit: string
    /** Takes `{size}`. */
    advice: string
    none: string
    invalid: string
    /** Takes `{from}` and `{to}`. */
    bounds: string
  }
  skipLink: { label: string }
  steps: {
    /** For screen readers: the check icon of a completed step. */
    done: string
    change: string
  }
  toast: { region: string; close: string }
  upload: {
    /** Of the area; `addOne`: for a single file. */
    add: string
    addOne: string
    list: string
    remove: string
    /** `removeOf` and `retryOf` take `{name}`: the file. */
    removeOf: string
    retry: string
    retryOf: string
    statuses: Readonly<Record<'waiting' | 'uploading' | 'uploaded' | 'failed', string>>
    /** Takes `{done}` and `{total}`. */
    progress: string
    /** Without a transport. Takes `{total}`. */
    chosen: string
    /** `type` takes `{types}`, `size` takes `{size}` and `{max}`, `count` takes `{max}`. */
    errors: Readonly<Record<'type' | 'size' | 'count' | 'failed', string>>
  }
}
