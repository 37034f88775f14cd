'use client'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import { useShopUi } from '../provider/provider.tsx'
import { type Grade, gradeWord, ReviewGrade } from '../review-grade/review-grade.tsx'
import type { reviewListData } from './review-list.data.ts'

const at = /* @__PURE__ */ anatomy<typeof reviewListData>('review-list')

export interface ReviewListScoreProps extends ComponentPropsWithRef<'div'> {
  /** Average grade, 1 to 5. */
  value: number
}

/** Average grade in large type with one decimal, its label, and additional text as children. Renders a `<div>`. */
export function ReviewListScore({ value, children, ...rest }: ReviewListScoreProps) {
  const { messages } = useShopUi()
  return (
    <div {...rest} {...at('score')}>
      <span {...at('figure')}>{value.toFixed(1).replace('.', messages.numbers.decimal)}</span>
      <p {...at('said')}>
        <b {...at('word')}>{gradeWord(value, messages)}</b>
        {children}
      </p>
    </div>
  )
}

export interface ReviewListSpreadProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Number of reviews by grade, in display order. */
  counts: readonly { grade: Grade; count: number }[]
}

/** Number of reviews by grade as a bar chart; label and number stand beside each bar. Renders a `<ul>`. */
export function ReviewListSpread({ counts, ...rest }: ReviewListSpreadProps) {
  const { messages } = useShopUi()
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const share = (count: number): CSSProperties => ({ inlineSize: `${total > 0 ? (count / total) * 100 : 0}%` })
  return (
    <ul {...rest} {...at('spread')}>
      {counts.map(({ grade, count }) => (
        <li key={grade} {...at('row')}>
          <span>{messages.grade.words[grade]}</span>
          <span aria-hidden="true" {...at('bar')}>
            <i style={share(count)} />
          </span>
          <span {...at('count')}>{count}</span>
        </li>
      ))}
    </ul>
  )
}

export interface ReviewListItemProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the author. */
  name: string
  /** Grade of this review, 1 to 5. */
  grade: Grade
  /** Date for `<time datetime>`: ISO 8601. */
  date: string
  /** Formatted date. */
  day: string
  /** Text of the review, followed by `Note` and `Reply`. */
  children?: ReactNode
  /** Heading level of the author's name. @default 3 */
  level?: 2 | 3 | 4 | undefined
}

/** One review. Renders an `<article>`. */
export function ReviewListItem({ name, grade, date, day, level = 3, children, ...rest }: ReviewListItemProps) {
  const Name = `h${level}` as const
  return (
    <article {...rest} {...at('item')}>
      <div {...at('head')}>
        <Name {...at('name')}>{name}</Name>
        <ReviewGrade value={grade} look="studs" />
        <time dateTime={date} {...at('date')}>
          {day}
        </time>
      </div>
      {children}
    </article>
  )
}

/** Additional information: advantages, the size that was bought. Renders a `<p>`. */
export const ReviewListNote = /* @__PURE__ */ part('p', at('note'))
/** Reply of the shop. Renders a `<p>`. */
export const ReviewListReply = /* @__PURE__ */ part('p', at('reply'))
