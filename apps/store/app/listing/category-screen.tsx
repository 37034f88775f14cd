import { Breadcrumbs } from '../shell/deferred-breadcrumbs.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { CategoryView } from './category.server.ts'
import { ListHeading } from './list-heading.tsx'
import { ProductList } from './product-list.tsx'

/** A category: breadcrumbs, subcategories, products. */
export function CategoryScreen({ title, text, breadcrumbs, subcategories, list }: Omit<CategoryView, 'seo'>) {
  return (
    <div className="wrap">
      <Breadcrumbs items={breadcrumbs} />
      <div className="pagehead">
        <ListHeading title={title} list={list} />
        {text && (
          <p className="pagehead__text" data-text="muted">
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
      <ProductList list={list} />
    </div>
  )
}
