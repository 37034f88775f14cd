'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { reviewFormData } from './review-form.data.ts'

const at = /* @__PURE__ */ anatomy<typeof reviewFormData>('review-form')

/**
 * Contains a `GradeInput`, fields, Footer, Status. `noValidate`: validation is up to the consumer. Renders a `<form>`.
 */
export function ReviewFormRoot(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate {...props} {...at('root')} />
}

/** Fields side by side where there is room. Renders a `<div>`. */
export const ReviewFormRow = /* @__PURE__ */ part('div', at('row'))
/** Submit button and notes. Renders a `<div>`. */
export const ReviewFormFoot = /* @__PURE__ */ part('div', at('foot'))

export interface ReviewFormStatusProps extends ComponentPropsWithRef<'p'> {
  /** The review was submitted: announces it, with the provider's text by default. */
  done: boolean
}

/** Announces that the review was submitted. Keep it mounted from the start. Renders a `<p role="status">`. */
export function ReviewFormStatus({ done, children, ...rest }: ReviewFormStatusProps) {
  const { messages } = useShopUi()
  return (
    <p {...rest} role="status" {...at('status')}>
      {done && (children ?? messages.review.done)}
    </p>
  )
}
