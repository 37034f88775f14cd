import { Breadcrumbs } from '../shell/later-breadcrumbs.ts'
import { StoreLink } from '../shell/store-link.tsx'
import { GoodsList } from './goods-list.tsx'
import type { CategoryView } from './page.server.ts'

/** A category: where it stands, what is in it, its goods. */
export function CategoryScreen({
  title,
  text,
  count,
  models,
  breadcrumbs,
  subcategories,
  list,
  reset,
}: Omit<CategoryView, 'seo'>) {
  return (
    <div className="wrap">
      <Breadcrumbs items={breadcrumbs} />
      <div className="pagehead">
        <div className="pagehead__row">
          <h1 data-text="h1">{title}</h1>
          <span data-text="figure">
            {count}
            <span data-visually-hidden=""> {models}</span>
          </span>
        </div>
        {text && (
          <p className="pagehead__text" data-text="soft">
            {text}
          </p>
        )}
        {subcategories.items.length > 0 && (
          <nav className="subcats" aria-label={subcategories.label}>
            {subcategories.items.map(child => (
              <StoreLink key={child.url} href={child.url}>
                {child.name} <span>{child.count}</span>
              </StoreLink>
            ))}
          </nav>
        )}
      </div>
      <GoodsList list={list} reset={reset} />
    </div>
  )
}
