import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { InEachLanguage, useExampleTexts } from '../../packages/ui/src/testing/examples.tsx'
import { FoundationPage, FoundationSection } from './foundation-page.tsx'

/** Values of `data-text` with their use. */
const styles = [
  ['display', 'The banner of the home page. Once per site.'],
  ['h1', 'The heading of a page.'],
  ['h2', 'The heading of a section of the home page.'],
  ['h3', 'The heading of a section, the title of a dialog.'],
  ['h4', 'The heading of a card or a group.'],
  ['lead', 'The first sentence under a heading.'],
  ['body', 'Running text. The default: needs no attribute.'],
  ['small', 'Labels, table cells, secondary actions.'],
  ['caption', 'Hints, dates, notes under a figure.'],
  ['overline', 'A short label above a heading.'],
  ['numeric', 'Prices and other large numbers; digits of one width.'],
] as const

/** A line in one text style, with size and line height as rendered at this width. */
function Specimen({ role, use, text }: { role: string; use: string; text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  const [measured, setMeasured] = useState('')
  useEffect(() => {
    const measure = () => {
      if (!line.current) return
      const { fontSize, lineHeight, fontWeight } = getComputedStyle(line.current)
      setMeasured(
        `${Math.round(Number.parseFloat(fontSize))} / ${Math.round(Number.parseFloat(lineHeight))} px, ${fontWeight}`,
      )
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <li style={{ borderBlockStart: '1px solid var(--shop-border)', paddingBlock: 12, display: 'grid', gap: 8 }}>
      <p style={{ display: 'flex', flexWrap: 'wrap', columnGap: 16 }} data-text="caption" lang="en">
        <code>{role}</code> <span>{measured}</span> <span>{use}</span>
      </p>
      <p ref={line} data-text={role} style={{ overflowWrap: 'anywhere' }}>
        {text}
      </p>
    </li>
  )
}

function Specimens() {
  const { jacket } = useExampleTexts()
  return (
    <ul>
      {styles.map(([role, use]) => (
        <Specimen key={role} role={role} use={use} text={role === 'numeric' ? '2 490 ₴ · 0123456789' : jacket} />
      ))}
    </ul>
  )
}

const meta = {
  title: 'Foundations/Typography',
  tags: ['!autodocs', 'night'],
  render: () => (
    <FoundationPage
      title="Typography"
      lead="Two families under the SIL Open Font License: Sofia Sans Condensed for headings and numbers, Onest for everything that is read. Sizes of headings grow with the window."
    >
      <FoundationSection
        title="Text styles"
        text="Set by the attribute data-text on any element, so that the look never decides the heading level."
      >
        <InEachLanguage>
          <Specimens />
        </InEachLanguage>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta
export default meta

/** Every text style in three languages, with its size at this width. */
export const TextStyles: StoryObj<typeof meta> = {}
