/** Rules of exchanges and returns. Imports no library, because browsers load this file. */

/** Most photos of one return request or review. */
export const MAX_PHOTOS = 5

/** Where a photo of a return is sent as raw bytes; the only call whose body is not JSON. */
export const RETURN_PHOTO_PATH = '/api/return/photo'

/** Where a photo of a review is uploaded, also by guests. */
export const REVIEW_PHOTO_PATH = '/api/review/photo'

/** Bytes of an uploaded photo. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

/** Headers by which a guest names the order of an uploaded photo; a customer has the bearer token. */
export const ORDER_NUMBER_HEADER = 'Order-Number'
export const ORDER_TOKEN_HEADER = 'Order-Token'

/** Questions with which an exchange may ask for the size that was bought: the piece is faulty or another one. */
export const SAME_SIZE_QUESTIONS: readonly string[] = ['wrong_item', 'defect']
