import { type ReactNode, useId } from 'react'

/** A section of the page, labelled by its heading. */
export function ThankYouSection({ title, children }: { title: string; children: ReactNode }) {
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
