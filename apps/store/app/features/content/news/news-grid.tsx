import type { Image } from '@shop/contract'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { phoneSizes } from '../../../platform/pictures/phone-sizes.ts'
import type { NewsItem } from './news-item.server.ts'
import { NewsPicture } from './news-picture.tsx'

/** Articles with their pictures; the first is twice as wide. */
export function NewsGrid({ items }: { items: readonly (NewsItem & { image: Image | null })[] }) {
  return (
    <div className="news-grid">
      {items.map(({ title, lead, url, date, day, rest, image }, index) => (
        <article className="news-card" key={url}>
          {image && (
            <NewsPicture
              image={image}
              className="news-card__media"
              sizes={`(min-width: 1024px) 320px, (min-width: 768px) 45vw, ${phoneSizes(92)}`}
              uprightSizes={`(min-width: 1024px) 260px, (min-width: 768px) 30vw, ${phoneSizes(55)}`}
              first={index === 0}
            />
          )}
          <div className="news-card__text">
            <time dateTime={date} data-text="muted small">
              {day} {rest}
            </time>
            <h2 data-text="h3">
              <StoreLink href={url}>{title}</StoreLink>
            </h2>
            <p>{lead}</p>
          </div>
        </article>
      ))}
    </div>
  )
}
