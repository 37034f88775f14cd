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

/**
 * Links to the pages of a list, with previous and next: on the first and the last page one of them is a text for the eyes
 * only. Renders a named `<nav>`.
 *
 * The current page is marked. Not for one page or none: nothing is rendered then.
 */
export function Pagination(props: PaginationProps) {
  const { page, pages, href, siblings = 1, ...others } = props
  const { previousIcon = <ArrowBackIcon size="small" />, nextIcon = <ArrowIcon size="small" />, ...rest } = others
  const { messages, linkComponent: Link } = useShopUi()
  const texts = messages.pagination
  if (pages < 2) return null
  /** Where there is no such page its place stays: nothing moves from page to page. */
  const step = (to: number | false, rel: string, before: ReactNode, after: ReactNode) =>
    to === false ? (
      <span aria-hidden="true" data-disabled="" {...attrs('step')}>
        {before}
        {after}
      </span>
    ) : (
      <Link href={href(to)} rel={rel} {...attrs('step')}>
        {before}
        {after}
      </Link>
    )
  return (
    <nav aria-label={texts.label} {...rest} {...attrs('root')}>
      {step(page > 1 && page - 1, 'prev', previousIcon, texts.previous)}
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
      {step(page < pages && page + 1, 'next', texts.next, nextIcon)}
    </nav>
  )
}
