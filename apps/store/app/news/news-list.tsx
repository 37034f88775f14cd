import { StoreLink } from '../shell/store-link.tsx'
import type { NewsItem } from './news-item.server.ts'

/** Articles side by side, with the day in large digits. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <div className="news-list">
      {items.map(({ title, lead, url, date, day, rest }) => (
        <article className="news-item" key={url}>
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
