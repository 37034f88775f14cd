'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { AlertIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { plural } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { errorSummaryData } from './error-summary.data.ts'

const at = /* @__PURE__ */ anatomy<typeof errorSummaryData>('error-summary')

/** One wrong field: the id of its control, and what to say about it («Branch: choose where to deliver»). */
export interface FieldProblem {
  /** Id of the control, which the entry leads to. */
  id: string
  /** Name of the field and what is wrong with it. */
  text: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Without problems and children nothing is rendered. */
  problems?: readonly FieldProblem[] | undefined
  /** Heading of the list. @default how many fields to correct, in the provider's words */
  title?: ReactNode
  /** Instead of fields: an error of the whole form. */
  children?: ReactNode
}

/** What is wrong with a form, announced when it appears, each entry a link to its field. Renders a `<div role="alert">`. */
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
