'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { AlertIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { plural } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { errorSummaryData } from './error-summary.data.ts'

const at = /* @__PURE__ */ anatomy<typeof errorSummaryData>('error-summary')

/** An invalid field. */
export interface FieldProblem {
  /** Id of the control that the entry links to. */
  id: string
  /** Field label and error message («Branch: choose where to deliver»). */
  text: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Invalid fields. Without errors and children nothing is rendered. */
  problems?: readonly FieldProblem[] | undefined
  /** Heading of the list. @default the number of fields to correct, in the provider's text */
  title?: ReactNode
  /** Error of the whole form, shown instead of a list of fields. */
  children?: ReactNode
}

/** Errors of a form, announced when it appears; each entry links to its field. Renders a `<div role="alert">`. */
export function ErrorSummary({ problems = [], title, children, ...rest }: ErrorSummaryProps) {
  const { locale, messages } = useShopUi()
  if (problems.length === 0 && !children) return null
  const heading = title ?? (problems.length > 0 ? plural(locale, messages.field.errors, problems.length) : null)
  return (
    <div {...rest} role="alert" {...at('root')}>
      <AlertIcon />
      <div {...at('text')}>
        {heading && <b {...at('title')}>{heading}</b>}
        {children}
        {problems.length > 0 && (
          <ul {...at('list')}>
            {problems.map(({ id, text }) => (
              <li key={id} {...at('item')}>
                <a
                  href={`#${id}`}
                  onClick={event => {
                    const control = document.getElementById(id)
                    if (!control) return
                    event.preventDefault()
                    control.focus()
                  }}
                  {...at('link')}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
