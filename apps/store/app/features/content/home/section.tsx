import type { ReactNode } from 'react'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'

interface SectionProps {
  title: string
  /** Link to the whole list. */
  all?: { name: string; url: string }
  children: ReactNode
}

/** Section of a page with its heading. */
export function Section({ title, all, children }: SectionProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="section__header">
          <h2 data-text="h2">{title}</h2>
          {all && (
            <StoreLink data-text="link" href={all.url}>
              {all.name}
            </StoreLink>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
