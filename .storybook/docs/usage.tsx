import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import { WithLanguage } from '../../packages/ui/src/testing/examples.tsx'
import type { Usage, UsageSample } from '../../packages/ui/src/testing/usage.ts'
import { WhenNear } from '../when-near.tsx'
import { pageOf } from './pages.ts'

const modules = import.meta.glob<Usage>('../../packages/ui/src/*/*.usage.tsx', { import: 'usage' })
const usages = new Map(Object.entries(modules).map(([path, load]) => [pageOf(path).page, load]))

/** Frame of a part that is rendered inside a docs page: what is fixed to the window of a shop stays inside. */
export const sampleStyle: CSSProperties = {
  contain: 'paint',
  padding: 24,
  background: 'var(--shop-background)',
  color: 'var(--shop-text)',
  fontFamily: 'var(--shop-font-body)',
  lineHeight: 1.5,
}

/** Least heights of parts that take no room themselves: at the lower edge of the window, or over a picture. */
const heights: Readonly<Record<string, number>> = { 'consent-banner': 360, 'gallery-zoom': 420 }

/** Room for the example of a part. */
export const roomOf = (page: string): CSSProperties => ({ minBlockSize: heights[page] })

/** A part in English, outside the styles of the docs page. */
export function SampleFrame({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <div className="sb-unstyled docs-sample" lang="en" dir="ltr" style={{ ...sampleStyle, ...style }}>
      <WithLanguage locale="en">{children}</WithLanguage>
    </div>
  )
}

const marks = {
  good: { word: 'Do', sign: '✓', colour: 'var(--shop-success)' },
  bad: { word: 'Don’t', sign: '✕', colour: 'var(--shop-danger)' },
} as const

/** A right or a wrong use, marked by icon and word. */
function Picture({ kind, text, Sample }: UsageSample & { kind: keyof typeof marks }) {
  const { word, sign, colour } = marks[kind]
  return (
    <figure style={{ margin: 0, display: 'grid', gridTemplateRows: '1fr auto', border: '1px solid #8885' }}>
      <SampleFrame style={{ minBlockSize: 96, display: 'grid', alignContent: 'center' }}>
        <Sample />
      </SampleFrame>
      <figcaption style={{ padding: '12px 16px', borderBlockStart: `4px solid ${colour}` }}>
        <strong style={{ color: colour }}>
          <span aria-hidden="true">{sign}</span> {word}
        </strong>
        <br />
        {inline(text)}
      </figcaption>
    </figure>
  )
}

/** Text with code between backticks. */
const inline = (text: string): ReactNode =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={piece}>{piece}</code> : piece))

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map(item => (
      <li key={item}>{inline(item)}</li>
    ))}
  </ul>
)

const columns: CSSProperties = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  marginBlock: 16,
}

function UsageText({ usage, avoid }: { usage: Usage; avoid: string }) {
  return (
    <>
      <h3>When to use it</h3>
      <List items={usage.when} />
      <h3>When not to use it</h3>
      <p>{inline(avoid)}</p>
      <div style={columns}>
        <Picture kind="good" {...usage.good} />
        <Picture kind="bad" {...usage.bad} />
      </div>
      <h3>Content</h3>
      <List items={usage.content} />
    </>
  )
}

const sections = new Map(
  [...usages].map(([page, load]) => [
    page,
    lazy(async () => {
      const usage = await load()
      return { default: ({ avoid }: { avoid: string }) => <UsageText usage={usage} avoid={avoid} /> }
    }),
  ]),
)

/** When a part is used and when not, a right and a wrong use, rules for its texts. */
export function UsageSection({ page, avoid }: { page: string; avoid: string }) {
  const Section = sections.get(page)
  if (!Section) return <p>{inline(avoid)}</p>
  return (
    <WhenNear>
      <Suspense fallback={<div style={{ minBlockSize: 400 }} />}>
        <Section avoid={avoid} />
      </Suspense>
    </WhenNear>
  )
}
