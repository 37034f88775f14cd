/**
 * The last of the conditions in an attribute `sizes`, for phones; `share`: hundredths of the screen's width. On a screen of three
 * device pixels for each CSS pixel a picture of two is as sharp to the eye, with half of the bytes.
 */
export const phoneSizes = (share: number): string => `(min-resolution:2.5dppx) ${Math.round(share * 0.75)}vw,${share}vw`
