import type { Heading } from './outline.server.ts'

/** Links to the headings of a text. */
export function Outline({ label, headings }: { label: string; headings: readonly Heading[] }) {
  if (headings.length === 0) return null
  return (
    <nav className="outline" aria-label={label}>
      <p data-text="overline">{label}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
