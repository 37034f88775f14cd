import type { ListView } from './list.server.ts'

interface ListHeadProps {
  title: string
  /** Null: no count is shown. */
  list: Pick<ListView, 'total' | 'words'> | null
}

/** The list's title with the number of matching products. */
export function ListHeading({ title, list }: ListHeadProps) {
  return (
    <div className="page-heading__row">
      <h1 data-text="h1">{title}</h1>
      {list && <span data-text="numeric">{`${list.total} ${list.words.productsFound}`}</span>}
    </div>
  )
}
