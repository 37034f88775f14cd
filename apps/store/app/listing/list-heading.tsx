import type { ListView } from './list.server.ts'

interface ListHeadProps {
  title: string
  /** Without one there is nothing to count. */
  list: Pick<ListView, 'total' | 'words'> | undefined
}

/** A list's name and, beside it, how many it holds with what is chosen. */
export function ListHeading({ title, list }: ListHeadProps) {
  return (
    <div className="pagehead__row">
      <h1 data-text="h1">{title}</h1>
      {list && (
        <span data-text="numeric">
          {list.total}
          <span data-visually-hidden=""> {list.words.models}</span>
        </span>
      )}
    </div>
  )
}
