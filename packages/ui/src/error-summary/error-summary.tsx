'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { AlertIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { formatPlural } from '../internal/format-message.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { errorSummaryData } from './error-summary.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof errorSummaryData>('error-summary')

/** An invalid field. */
export interface ErrorSummaryItem {
  /** Id of the control that the entry links to. */
  id: string
  /** Field label and error message («Branch: choose where to deliver»). */
  text: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Invalid fields. Without errors and children nothing is rendered. */
  errors?: readonly ErrorSummaryItem[] | undefined
  /** Heading of the list. @default the number of fields to correct, in the provider's text */
  title?: ReactNode
  /** Icon before the text; `null`: none. @default a warning sign */
  icon?: ReactNode
  /** Error of the whole form, shown instead of a list of fields. */
  children?: ReactNode
}

/**
 * Errors of a form, announced when it appears; each entry links to its field. Renders a `<div role="alert">`.
 *
 * Every entry names the field by its label. Not instead of errors beside the fields: it comes in addition.
 */
export function ErrorSummary({ errors = [], title, icon = <AlertIcon />, children, ...rest }: ErrorSummaryProps) {
  const { locale, messages } = useShopUi()
  if (errors.length === 0 && !children) return null
  const heading = title ?? (errors.length > 0 ? formatPlural(locale, messages.field.errors, errors.length) : null)
  return (
    <div {...rest} role="alert" {...attrs('root')}>
      {icon}
      {/* Another text is another element: see `Price`. */}
      <div key={`${heading} ${children}`} {...attrs('content')}>
        {heading && <b {...attrs('title')}>{heading}</b>}
        {children}
        {errors.length > 0 && (
          <ul {...attrs('list')}>
            {errors.map(({ id, text }) => (
              <li key={id} {...attrs('item')}>
                <a
                  href={`#${id}`}
                  onClick={event => {
                    const control = document.getElementById(id)
                    if (!control) return
                    event.preventDefault()
                    // Leaves room below the field for the list that some fields open on focus. jsdom cannot scroll.
                    control.scrollIntoView?.({ block: 'center' })
                    control.focus({ preventScroll: true })
                  }}
                  {...attrs('link')}
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
