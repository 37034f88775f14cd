import type { ReactNode } from 'react'

/** A text of data with a direction of its own: «245 g/m²» in a page from right to left. Elements are left as they are. */
export const isolatedText = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <bdi>{content}</bdi> : content
