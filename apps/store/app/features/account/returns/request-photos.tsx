import type { ReturnRequest } from '@shop/contract'
import { formatMessage } from '@shop/ui/messages/format'
import type { ReturnsWords } from '../../../platform/words/uk/returns.ts'
import type { GuestOrder } from './return-form-data.ts'

const photoPath = (id: number, guest: GuestOrder | null, preview: boolean): string => {
  const query = new URLSearchParams({ ...(guest ? { token: guest.token } : {}), ...(preview ? { preview: '' } : {}) })
  return `/return-photo/${id}${query.size > 0 ? `?${query}` : ''}`
}

interface RequestPhotosProps {
  photos: ReturnRequest['photos']
  /** Number of the request. */
  number: string
  /** The order of a guest, whose token opens the photos. */
  guest: GuestOrder | null
  words: ReturnsWords['photos']
}

/** The photos of a request, small; each leads to the whole one. */
export function RequestPhotos({ photos, number, guest, words }: RequestPhotosProps) {
  return (
    <ul className="returns__photos" aria-label={formatMessage(words.ofRequest, { number })}>
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={photoPath(id, guest, false)}>
            <img
              src={photoPath(id, guest, true)}
              alt={formatMessage(words.nth, { index: index + 1, total: photos.length })}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
