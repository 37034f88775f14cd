'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { formatMessage, formatPlural } from '../internal/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { reviewGradeData } from './review-grade.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof reviewGradeData>('review-grade')

/** Integer grade, 1 (worst) to 5 (best). */
export type Grade = 1 | 2 | 3 | 4 | 5
const grades: readonly Grade[] = [1, 2, 3, 4, 5]

const nearest = (value: number): Grade => grades.findLast(grade => grade <= Math.round(value)) ?? 1

/** Label of a grade; an average has the label of the whole grade that it reaches: 4.6 is not yet «Flawless». */
export const gradeLabel = (value: number, messages: Messages): string =>
  messages.grade.labels[grades.findLast(grade => grade <= value) ?? 1]

export interface ReviewGradeProps extends Omit<ComponentPropsWithRef<'span'>, 'role' | 'aria-label'> {
  /** 1 to 5; an average is shown with one decimal. */
  value: number
  /** Number of reviews of an average. Unset: not shown. */
  count?: number | undefined
  /** `star`: an average on a card. `squares`: the grade of one review, with its label. @default 'star' */
  variant?: 'star' | 'squares' | undefined
  /** Before the number of an average; `null`: none. @default a star */
  icon?: ReactNode
}

const Star = () => (
  <svg width={16} height={16} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...attrs('star')}>
    <path d="m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z" />
  </svg>
)

/**
 * Read-only grade. One image with an accessible name («4.7 out of 5, 86 reviews»), its content hidden. Renders a
 * `<span>`.
 *
 * Not to select a grade: use the grade input of the review form.
 */
export function ReviewGrade(props: ReviewGradeProps) {
  const { value, count, variant = 'star', icon = <Star />, children, ...rest } = props
  const { locale, messages } = useShopUi()
  const formatted = value.toFixed(variant === 'star' ? 1 : 0).replace('.', messages.numbers.decimal)
  const label = gradeLabel(value, messages)
  const reviews = count === undefined ? '' : `, ${formatPlural(locale, messages.grade.reviews, count)}`
  const name =
    variant === 'star'
      ? formatMessage(messages.grade.average, { grade: formatted }) + reviews
      : formatMessage(messages.grade.withLabel, { grade: formatted, label })
  return (
    <span {...rest} role="img" aria-label={name} data-variant={variant} {...attrs('root')}>
      {variant === 'star' ? (
        <>
          {icon}
          <b {...attrs('value')}>{formatted}</b>
          {children ?? (count !== undefined && <span {...attrs('count')}>{`(${count})`}</span>)}
        </>
      ) : (
        <>
          <span {...attrs('squares')}>
            {grades.map(grade => (
              <i key={grade} data-filled={dataAttr(grade <= nearest(value))} {...attrs('square')} />
            ))}
          </span>
          <span {...attrs('label')}>{children ?? label}</span>
        </>
      )}
    </span>
  )
}
