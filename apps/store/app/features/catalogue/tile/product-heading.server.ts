import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { formatMessage } from '@shop/ui/messages/format'
import { compactImage } from '../../../platform/pictures/compact-image.ts'
import { getWords } from '../../../platform/words/words.server.ts'

/** Image widths in pixels of the small picture beside the name. */
const PICTURE_WIDTHS = [160, 320]

/** What `ProductHeading` shows of a product. */
export function productHeadingView(
  { name, code, url, gallery: [picture] }: DataOf<'/api/product/show'>['product'],
  locale: Locale,
) {
  return {
    name,
    code: formatMessage(getWords(locale, 'product').code, { code }),
    path: url,
    picture: picture ? compactImage(picture, PICTURE_WIDTHS) : null,
  }
}

export type ProductHeadingView = ReturnType<typeof productHeadingView>
