import { thumbnailOf } from '../browser/reduce-image.ts'

/** Pixels of the longer side, for screens of twice the density. */
const PREVIEW_SIDE = 144

/** The picture of a chosen photo. */
export const photoPreview = (file: File): Promise<string> => thumbnailOf(file, PREVIEW_SIDE)
