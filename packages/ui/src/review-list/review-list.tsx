'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { formatDate } from '../internal/format-date.ts'
import { useShopUi } from '../provider/provider.tsx'
import { type Grade, ReviewGrade } from '../review-grade/review-grade.tsx'
import type { reviewListData } from './review-list.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof reviewListData>('review-list')

export interface ReviewListItemProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the author. */
  name: string
  /** Grade of this review, 1 to 5. A question has none. */
  grade?: Grade | undefined
  /** Date for `<time datetime>`: ISO 8601. */
  date: string
  /** Formatted date. @default the date in the provider's language */
  formattedDate?: string | undefined
  /** Text of the review, followed by `Description` and `Reply`. */
  children?: ReactNode
  /** Heading level of the author's name. @default 3 */
  level?: 2 | 3 | 4 | undefined
}

/**
 * One review, or one question with the shop's `Reply`. Renders an `<article>`.
 *
 * Not to collect a review: use the review form.
 */
export function ReviewListItem(props: ReviewListItemProps) {
  const { name, grade, date, formattedDate, level = 3, children, ...rest } = props
  const { locale } = useShopUi()
  const Name = `h${level}` as const
  return (
    <article {...rest} {...attrs('item')}>
      <div {...attrs('header')}>
        <Name {...attrs('name')}>{name}</Name>
        {grade !== undefined && <ReviewGrade value={grade} variant="squares" />}
        <time dateTime={date} {...attrs('date')}>
          {formattedDate ?? formatDate(date, locale)}
        </time>
      </div>
      {children}
    </article>
  )
}

/** Additional information: advantages, the size that was bought. Renders a `<p>`. */
export const ReviewListDescription = /* @__PURE__ */ createPart('p', attrs('description'))
/** Reply of the shop. Renders a `<p>`. */
export const ReviewListReply = /* @__PURE__ */ createPart('p', attrs('reply'))
