import { StoreLink } from '../shell/store-link.tsx'
import type { NewsItem } from './news-item.server.ts'

interface NewsListProps {
  items: readonly NewsItem[]
  /** `row`: three side by side; `column`: one under another. @default 'row' */
  layout?: 'row' | 'column'
  /** Heading level of each title. @default 3 */
  level?: 2 | 3
}

/** Articles with the day in large digits. */
export function NewsList({ items, layout = 'row', level = 3 }: NewsListProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className="news-list" data-layout={layout}>
      {items.map(({ title, lead, url, date, day, rest }) => (
        <article className="news-item" key={url}>
          <time dateTime={date}>
            <span data-text="numeric">{day}</span> {rest}
          </time>
          <div>
            <Title data-text="h3">
              <StoreLink href={url}>{title}</StoreLink>
            </Title>
            <p>{lead}</p>
          </div>
        </article>
      ))}
    </div>
  )
}
