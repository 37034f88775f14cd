'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ArrowBackIcon, ArrowIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { formatMessage } from '../internal/format-message.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { paginationData } from './pagination.data.ts'
import { paginationRange } from './pagination-range.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof paginationData>('pagination')

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number
  /** Number of pages; with fewer than two nothing is rendered. */
  pages: number
  /** URL of a page, with all other parameters kept. */
  href: (page: number) => string
  /** Pages shown on either side of the current one. @default 1 */
  siblings?: number | undefined
  /** Icon of the link to the previous page; `null`: none. @default an arrow */
  previousIcon?: ReactNode
  /** Icon of the link to the next page; `null`: none. @default an arrow */
  nextIcon?: ReactNode
}

/** Links to the pages of a list, with previous and next where they exist. Renders a named `<nav>`. */
export function Pagination(props: PaginationProps) {
  const { page, pages, href, siblings = 1, ...others } = props
  const { previousIcon = <ArrowBackIcon size="small" />, nextIcon = <ArrowIcon size="small" />, ...rest } = others
  const { messages, linkComponent: Link } = useShopUi()
  const texts = messages.pagination
  if (pages < 2) return null
  return (
    <nav aria-label={texts.label} {...rest} {...attrs('root')}>
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" {...attrs('step')}>
          {previousIcon}
          {texts.previous}
        </Link>
      )}
      <ol {...attrs('list')}>
        {paginationRange(page, pages, siblings).map((entry, index, all) => (
          <li key={entry === 'ellipsis' ? `after ${all[index - 1]}` : entry} {...attrs('item')}>
            {entry === 'ellipsis' ? (
              <span {...attrs('ellipsis')}>…</span>
            ) : (
              <Link
                href={href(entry)}
                aria-label={formatMessage(texts.page, { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                {...attrs('link')}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link href={href(page + 1)} rel="next" {...attrs('step')}>
          {texts.next}
          {nextIcon}
        </Link>
      )}
    </nav>
  )
}
