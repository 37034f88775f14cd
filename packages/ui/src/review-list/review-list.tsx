'use client'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { formatDate } from '../internal/format-date.ts'
import { useShopUi } from '../provider/provider.tsx'
import { type Grade, gradeLabel, ReviewGrade } from '../review-grade/review-grade.tsx'
import type { reviewListData } from './review-list.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof reviewListData>('review-list')

export interface ReviewListAverageProps extends ComponentPropsWithRef<'div'> {
  /** Average grade, 1 to 5. */
  value: number
}

/** Average grade in large type with one decimal, its label, and additional text as children. Renders a `<div>`. */
export function ReviewListAverage({ value, children, ...rest }: ReviewListAverageProps) {
  const { messages } = useShopUi()
  return (
    <div {...rest} {...attrs('average')}>
      <span {...attrs('value')}>{value.toFixed(1).replace('.', messages.numbers.decimal)}</span>
      <p {...attrs('caption')}>
        <b {...attrs('label')}>{gradeLabel(value, messages)}</b>
        {children}
      </p>
    </div>
  )
}

export interface ReviewListDistributionProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Number of reviews by grade, in display order. */
  counts: readonly { grade: Grade; count: number }[]
  /** Address of the list of one grade: makes rows with reviews links. Without it the chart is text. */
  href?: ((grade: Grade) => string) | undefined
  /** The grade that the list is filtered by. */
  selected?: Grade | null | undefined
}

/** Number of reviews by grade as a bar chart; each bar has its label and number. Renders a `<ul>`. */
export function ReviewListDistribution({ counts, href, selected = null, ...rest }: ReviewListDistributionProps) {
  const { messages, linkComponent: Link } = useShopUi()
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const share = (count: number): CSSProperties => ({ inlineSize: `${total > 0 ? (count / total) * 100 : 0}%` })
  return (
    <ul {...rest} {...attrs('distribution')}>
      {counts.map(({ grade, count }) => (
        <li key={grade} {...attrs('row')}>
          {href && count > 0 ? (
            <Link href={href(grade)} rel="nofollow" aria-current={grade === selected || undefined} {...attrs('filter')}>
              {messages.grade.labels[grade]}
            </Link>
          ) : (
            <span>{messages.grade.labels[grade]}</span>
          )}
          <span aria-hidden="true" {...attrs('bar')}>
            <i style={share(count)} />
          </span>
          <span {...attrs('count')}>{count}</span>
        </li>
      ))}
    </ul>
  )
}

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

/** One review, or one question with the shop's `Reply`. Renders an `<article>`. */
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
