import { type ReactNode, useId } from 'react'
import { pattern } from './states.css.ts'

/** One case of a pattern page, under its heading. */
export function Pattern({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={pattern} aria-labelledby={id}>
      <h2 id={id} data-text="h4">
        {title}
      </h2>
      {children}
    </section>
  )
}
