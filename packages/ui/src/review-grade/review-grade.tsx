'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { fill, plural } from '../internal/words.ts'
import type { Messages } from '../messages/messages.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { reviewGradeData } from './review-grade.data.ts'

const at = /* @__PURE__ */ anatomy<typeof reviewGradeData>('review-grade')

/** Integer grade. Source: shop spec §4, "grades 1 to 5". */
export type Grade = 1 | 2 | 3 | 4 | 5
const grades: readonly Grade[] = [1, 2, 3, 4, 5]

const nearest = (value: number): Grade => grades.findLast(grade => grade <= Math.round(value)) ?? 1

/** Label of a grade; a fractional grade is rounded. */
export const gradeWord = (value: number, messages: Messages): string => messages.grade.words[nearest(value)]

export interface ReviewGradeProps extends Omit<ComponentPropsWithRef<'span'>, 'role' | 'aria-label'> {
  /** 1 to 5; an average is shown with one decimal. */
  value: number
  /** Number of reviews of an average. Unset: not shown. */
  count?: number | undefined
  /** `star`: an average on a card. `squares`: the grade of one review, with its label. @default 'star' */
  look?: 'star' | 'studs' | undefined
}

/**
 * Read-only grade. One image with an accessible name («4.7 out of 5, 86 reviews»), its content hidden. Renders a
 * `<span>`.
 */
export function ReviewGrade({ value, count, look = 'star', children, ...rest }: ReviewGradeProps) {
  const { locale, messages } = useShopUi()
  const figure = value.toFixed(look === 'star' ? 1 : 0).replace('.', messages.numbers.decimal)
  const word = gradeWord(value, messages)
  const reviews = count === undefined ? '' : `, ${plural(locale, messages.grade.reviews, count)}`
  const name =
    look === 'star'
      ? fill(messages.grade.average, { grade: figure }) + reviews
      : fill(messages.grade.shown, { grade: figure, word })
  return (
    <span {...rest} role="img" aria-label={name} data-look={look} {...at('root')}>
      {look === 'star' ? (
        <>
          <svg width={16} height={16} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...at('star')}>
            <path d="m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z" />
          </svg>
          <b {...at('figure')}>{figure}</b>
          {children ?? (count !== undefined && <span {...at('count')}>({count})</span>)}
        </>
      ) : (
        <>
          <span {...at('studs')}>
            {grades.map(grade => (
              <i key={grade} data-on={presence(grade <= nearest(value))} {...at('stud')} />
            ))}
          </span>
          <span {...at('word')}>{children ?? word}</span>
        </>
      )}
    </span>
  )
}
