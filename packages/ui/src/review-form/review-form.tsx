'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { reviewFormData } from './review-form.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof reviewFormData>('review-form')

/**
 * Contains a `GradeInput`, fields, Footer, Status. `noValidate`: validation is up to the consumer. Renders a `<form>`.
 */
export function ReviewFormRoot(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate {...props} {...attrs('root')} />
}

/** Fields side by side where there is room. Renders a `<div>`. */
export const ReviewFormRow = /* @__PURE__ */ createPart('div', attrs('row'))
/** Submit button and notes. Renders a `<div>`. */
export const ReviewFormFooter = /* @__PURE__ */ createPart('div', attrs('footer'))

export interface ReviewFormStatusProps extends ComponentPropsWithRef<'p'> {
  /** The review was submitted: announces it, with the provider's text by default. */
  done: boolean
}

/** Announces that the review was submitted. Keep it mounted from the start. Renders a `<p role="status">`. */
export function ReviewFormStatus({ done, children, ...rest }: ReviewFormStatusProps) {
  const { messages } = useShopUi()
  return (
    <p {...rest} role="status" {...attrs('status')}>
      {done && (children ?? messages.review.done)}
    </p>
  )
}
