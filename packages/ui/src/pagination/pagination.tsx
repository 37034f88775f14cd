'use client'
import type { ComponentPropsWithRef } from 'react'
import { ArrowBackIcon, ArrowIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { fill } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { paginationData } from './pagination.data.ts'
import { paginationRange } from './pagination-range.ts'

const at = /* @__PURE__ */ anatomy<typeof paginationData>('pagination')

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number
  /** Number of pages; with fewer than two nothing is rendered. */
  pages: number
  /** URL of a page, with all other parameters kept. */
  href: (page: number) => string
  /** Pages shown on either side of the current one. @default 1 */
  siblings?: number | undefined
}

/** Links to the pages of a list, with previous and next where they exist. Renders a named `<nav>`. */
export function Pagination({ page, pages, href, siblings = 1, ...rest }: PaginationProps) {
  const { messages, linkComponent: Link } = useShopUi()
  const words = messages.pagination
  if (pages < 2) return null
  return (
    <nav aria-label={words.label} {...rest} {...at('root')}>
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" {...at('step')}>
          <ArrowBackIcon size="small" />
          {words.previous}
        </Link>
      )}
      <ol {...at('list')}>
        {paginationRange(page, pages, siblings).map((entry, index, all) => (
          <li key={entry === 'gap' ? `after ${all[index - 1]}` : entry} {...at('item')}>
            {entry === 'gap' ? (
              <span {...at('gap')}>…</span>
            ) : (
              <Link
                href={href(entry)}
                aria-label={fill(words.page, { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                {...at('link')}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link href={href(page + 1)} rel="next" {...at('step')}>
          {words.next}
          <ArrowIcon size="small" />
        </Link>
      )}
    </nav>
  )
}
