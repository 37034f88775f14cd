import type { DimensionLine } from '@shop/contract'

/** A file with the data that is needed before it is opened, for a `jsonb` column. */
export interface Picture {
  /** Path inside the folder of originals, or of a picture that comes with the program (`original-path.ts`). */
  file: string
  /** SHA-256 of the content: a changed picture gets another path. */
  sha256: string
  /** Pixels after applying the EXIF orientation, or units of an SVG. */
  width: number
  height: number
  /**
   * Of an SVG with words in two alphabets, in elements of the classes `cyrillic` and `latin`, which are hidden. `latin`: those are
   * shown instead.
   */
  lettering?: 'both' | 'latin'
  /** Lines over the picture for the measurements of the garment that it shows. */
  dimensions?: readonly DimensionLine[]
}
