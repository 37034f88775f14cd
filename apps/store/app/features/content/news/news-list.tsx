import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { type CompactImage, expandImage } from '../../../platform/pictures/compact-image.ts'
import { phoneSizes } from '../../../platform/pictures/phone-sizes.ts'
import type { NewsItem } from './news-item.server.ts'
import { NewsPicture } from './news-picture.tsx'

/** Articles side by side, with their pictures and the day in large digits. */
export function NewsList({ items }: { items: readonly (NewsItem & { image: CompactImage | null })[] }) {
  return (
    <div className="news-list">
      {items.map(({ title, lead, url, date, day, rest, image }) => (
        <article className="news-item" key={url}>
          {image && (
            <NewsPicture
              image={expandImage(image)}
              className="news-item__media"
              sizes={`(min-width: 1024px) 400px, ${phoneSizes(92)}`}
              uprightSizes={`(min-width: 1024px) 220px, ${phoneSizes(50)}`}
            />
          )}
          <time dateTime={date}>
            <span data-text="numeric">{day}</span> {rest}
          </time>
          <div>
            <h3 data-text="h3">
              <StoreLink href={url}>{title}</StoreLink>
            </h3>
            <p>{lead}</p>
          </div>
        </article>
      ))}
    </div>
  )
}
