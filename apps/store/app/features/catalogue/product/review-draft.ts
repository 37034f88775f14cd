/** Storage key of the review draft of a product. */
const draftKey = (productId: number): string => `shop.review.${productId}`

/** Whether this device stores a draft of a review of the product. */
export function hasDraft(productId: number): boolean {
  try {
    return window.localStorage.getItem(draftKey(productId)) !== null
  } catch {
    return false // storage is disabled
  }
}

/** Id of the form, for links to it. */
export const REVIEW_FORM = 'review-form'
