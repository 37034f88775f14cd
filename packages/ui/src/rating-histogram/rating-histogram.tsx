'use client'
import { type ComponentPropsWithRef, createContext, type MouseEvent, type ReactElement, useMemo } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { formatPlural } from '../internal/format-message.ts'
import { reportChange, useControlled } from '../internal/use-controlled.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import { type Grade, gradeLabel } from '../review-grade/review-grade.tsx'
import type { ratingHistogramData } from './rating-histogram.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof ratingHistogramData>('rating-histogram')

/** Number of reviews with one grade. */
export interface GradeCount {
  /** 1 to 5. */
  readonly grade: Grade
  /** Number of reviews with it. */
  readonly count: number
}

interface Histogram {
  counts: readonly GradeCount[]
  total: number
  selected: Grade | null
  href: ((grade: Grade | null) => string) | undefined
  /** Undefined: rows are text or plain links. */
  press: ((grade: Grade, event: MouseEvent) => void) | undefined
}
const HistogramContext = /* @__PURE__ */ createContext<Histogram | null>(null)

const useHistogram = (part: string) => usePart(HistogramContext, `RatingHistogram.${part}`, 'RatingHistogram.Root')

export interface RatingHistogramRootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Number of reviews of each grade, in the order in which they are shown. */
  counts: readonly GradeCount[]
  /**
   * Address of the list of one grade, and with null of the whole list: rows with reviews become links, the selected one
   * to the whole list. They work without scripts.
   */
  href?: ((grade: Grade | null) => string) | undefined
  /** Grade that the list is filtered by; null: none. Makes the histogram controlled. */
  value?: Grade | null | undefined
  /** Grade on first render. @default null */
  defaultValue?: Grade | null | undefined
  /**
   * A row was pressed; null when it was the selected one. Without `href` it makes rows with reviews buttons. `cancel()`
   * keeps the selection, and does not follow a link.
   */
  onValueChange?: ChangeHandler<Grade | null, 'press'> | undefined
}

/**
 * Distribution of the grades. Renders a `<div>`. Parts: `Average`, `Items`.
 *
 * Every row is text: the grade and its figure, which name the link or button as well; the bar only repeats them. The selected
 * link has aria-current, the selected button aria-pressed. Not for one product’s grade beside its name: use the review grade. For
 * fewer than about five reviews.
 */
export function RatingHistogramRoot(props: RatingHistogramRootProps) {
  const { counts, href, value, defaultValue = null, onValueChange, ...rest } = props
  // A link changes the address, which changes `value`: only buttons have a selection of their own.
  const [selected, setSelected] = useControlled(href ? (value ?? null) : value, defaultValue, onValueChange)
  const histogram = useMemo(() => {
    const next = (grade: Grade) => (grade === selected ? null : grade)
    const press = (grade: Grade, event: MouseEvent) => {
      if (!href) setSelected(next(grade), 'press', event)
      else if (!reportChange(onValueChange, next(grade), 'press', event)) event.preventDefault()
    }
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    return { counts, total, selected, href, press: onValueChange && press }
  }, [counts, selected, href, onValueChange, setSelected])
  return (
    <HistogramContext value={histogram}>
      <div {...rest} {...attrs('root')} />
    </HistogramContext>
  )
}

export interface RatingHistogramAverageProps extends ComponentPropsWithRef<'div'> {
  /** Average grade, 1 to 5. @default that of the counts */
  value?: number | undefined
}

/**
 * Average grade in large type with one decimal, its label, and children: by default the number of reviews. Renders a
 * `<div>`, without reviews nothing.
 */
export function RatingHistogramAverage({ value, children, ...rest }: RatingHistogramAverageProps) {
  const { locale, messages } = useShopUi()
  const { counts, total } = useHistogram('Average')
  if (total === 0 && value === undefined) return null
  const average = value ?? counts.reduce((sum, { grade, count }) => sum + grade * count, 0) / total
  return (
    <div {...rest} {...attrs('average')}>
      <span {...attrs('value')}>{average.toFixed(1).replace('.', messages.numbers.decimal)}</span>
      <p {...attrs('caption')}>
        <b {...attrs('label')}>{gradeLabel(average, messages)}</b>{' '}
        {children ?? formatPlural(locale, messages.grade.reviews, total)}
      </p>
    </div>
  )
}

export interface RatingHistogramItemsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What stands beside a bar: the number of reviews, or their share of all in per cent. @default 'count' */
  figure?: 'count' | 'share' | undefined
}

/** Share in whole per cent: some reviews are never 0 %, not all of them never 100 %. */
function formatShare(count: number, total: number, locale: string): string {
  const share = total > 0 ? count / total : 0
  const shown = share > 0 && share < 1 ? Math.min(0.99, Math.max(0.01, share)) : share
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(shown).replace(/\s/g, '\u00a0')
}

/** A bar for each grade, with its label and a figure. Renders a `<ul>` of links, buttons or text. */
export function RatingHistogramItems({ figure = 'count', ...rest }: RatingHistogramItemsProps) {
  const { locale, messages, linkComponent: Link } = useShopUi()
  const { counts, total, selected, href, press } = useHistogram('Items')
  const row = ({ grade, count }: GradeCount): ReactElement => {
    const isSelected = grade === selected
    const content = (
      <>
        <span>{messages.grade.labels[grade]}</span>{' '}
        <span aria-hidden="true" {...attrs('bar')}>
          {count > 0 && <svg aria-hidden="true" width={`${((count / total) * 100).toFixed(1)}%`} />}
        </span>
        <span {...attrs('figure')}>
          {/* Isolated: from right to left, «73 %» of a language from left to right would be «% 73». */}
          {figure === 'share' ? <bdi>{formatShare(count, total, locale)}</bdi> : count}
        </span>
      </>
    )
    const shared = { 'data-selected': dataAttr(isSelected), ...attrs('row') }
    if (count === 0 && !isSelected) return <div {...shared}>{content}</div>
    if (href) {
      return (
        <Link
          href={href(isSelected ? null : grade)}
          rel="nofollow"
          aria-current={isSelected || undefined}
          onClick={press && (event => press(grade, event))}
          {...shared}
        >
          {content}
        </Link>
      )
    }
    if (!press) return <div {...shared}>{content}</div>
    return (
      <button type="button" aria-pressed={isSelected} onClick={event => press(grade, event)} {...shared}>
        {content}
      </button>
    )
  }
  return (
    <ul {...rest} {...attrs('items')}>
      {counts.map(each => (
        <li key={each.grade} {...attrs('item')}>
          {row(each)}
        </li>
      ))}
    </ul>
  )
}
