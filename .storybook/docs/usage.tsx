import type { CSSProperties, ReactNode } from 'react'
import type { Usage, UsageSample } from '../../packages/ui/src/testing/usage.ts'
import { WhenNear } from '../when-near.tsx'
import { SampleFrame } from './samples.tsx'

const marks = {
  good: { word: 'Do', sign: '✓', colour: 'var(--shop-success)' },
  bad: { word: 'Don’t', sign: '✕', colour: 'var(--shop-danger)' },
} as const

/** Text with code between backticks. */
const inline = (text: string): ReactNode =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={piece}>{piece}</code> : piece))

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

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map(item => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    </>
  )
}

const columns: CSSProperties = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  marginBlock: 16,
}

/** When a part is used, a right and a wrong use, rules for its texts. */
export const UsageSection = ({ when, good, bad, content }: Usage) => (
  <WhenNear>
    <List title="When to use it" items={when} />
    <div style={columns}>
      <Picture kind="good" {...good} />
      <Picture kind="bad" {...bad} />
    </div>
    <List title="Content" items={content} />
  </WhenNear>
)
