import type { ReactElement } from 'react'

/** A rendered part with what it shows. */
export interface UsageSample {
  /** One sentence under the picture. */
  text: string
  Sample: () => ReactElement
}

/** How a part is used: the parameter `usage` of its stories, shown on its docs page. */
export interface Usage {
  /** Situations that the part is made for. */
  when: readonly string[]
  /** A right and a wrong use, as pictures beside each other. */
  good: UsageSample
  bad: UsageSample
  /** Rules for the texts inside the part. */
  content: readonly string[]
}
