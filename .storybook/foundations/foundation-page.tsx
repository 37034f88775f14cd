import type { CSSProperties, ReactNode } from 'react'

/** Both schemes of the theme, shown beside each other on a foundations page. */
export const schemes = ['light', 'dark'] as const

const column: CSSProperties = { display: 'grid', gap: 'var(--shop-space-12)', paddingBlock: 'var(--shop-space-4)' }

/** A foundations page: heading, one sentence, sections. English like the docs pages. */
export function FoundationPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main lang="en" dir="ltr" style={column}>
      <header style={{ display: 'grid', gap: 8, maxInlineSize: '70ch' }}>
        <h1 data-text="h1">{title}</h1>
        <p data-text="lead">{lead}</p>
      </header>
      {children}
    </main>
  )
}

/** A section of a foundations page. */
export function FoundationSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title} style={{ display: 'grid', gap: 16 }}>
      <div style={{ maxInlineSize: '70ch' }}>
        <h2 data-text="h3">{title}</h2>
        {text && <p data-text="muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}

/** Surface of one scheme. */
export function InScheme({ scheme, children }: { scheme: (typeof schemes)[number]; children: ReactNode }) {
  return (
    <div
      data-scheme={scheme}
      style={{ background: 'var(--shop-background)', color: 'var(--shop-text)', padding: 16, display: 'grid', gap: 12 }}
    >
      {children}
    </div>
  )
}

/** Both schemes beside each other where the window is wide enough. */
export function InBothSchemes({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' }}>
      {schemes.map(scheme => (
        <InScheme key={scheme} scheme={scheme}>
          {children}
        </InScheme>
      ))}
    </div>
  )
}

/** Custom property of a token: `var(--shop-text)` → `--shop-text`. */
export const propertyOf = (value: string) => value.slice(4, -1)
