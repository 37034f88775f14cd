import { createElement, Fragment, type ReactNode } from 'react'

/** A text of data with a direction of its own: «245 g/m²» in a page from right to left. Elements are left as they are. */
export const isolatedText = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <bdi>{content}</bdi> : content

/** A message with texts of data in its `{named}` placeholders, each with a direction of its own. */
export const isolatedMessage = (message: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(
    Fragment,
    null,
    ...message.split(/\{(\w+)\}/).map((text, index) => (index % 2 === 0 ? text : isolatedText(values[text]))),
  )
