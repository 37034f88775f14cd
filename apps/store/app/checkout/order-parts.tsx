import { type ReactNode, useId } from 'react'

/** A part of the page under a rule. Named by its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="thanks__part" aria-labelledby={id}>
      <h2 id={id} data-text="h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
