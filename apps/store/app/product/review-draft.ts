/** Where the review's machine keeps what was begun about a product. */
export const draftKey = (productId: number): string => `shop.review.${productId}`

/** Whether a review of a product was begun on this device and not sent. */
export function hasDraft(productId: number): boolean {
  try {
    return window.localStorage.getItem(draftKey(productId)) !== null
  } catch {
    return false // a storage that is switched off
  }
}

/** Id of the form, for links to it. */
export const REVIEW_FORM = 'review-form'
