import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { contrast } from '../../packages/ui/src/theme/accent.ts'
import { vars } from '../../packages/ui/src/theme/contract.css.ts'
import { colourProbe } from './colour-probe.ts'
import { FoundationPage, FoundationSection, InScheme, propertyOf, schemes } from './foundation-page.tsx'

type Token = keyof typeof vars

interface ColourRole {
  token: Token
  /** What it is for. */
  use: string
  /** Backgrounds it is used on, with the contrast it must have there: 4.5 for text, 3 for lines and icons. */
  on?: { grounds: readonly Token[]; atLeast: 4.5 | 3 }
}

const pages = ['background', 'surface', 'surfaceSunken'] as const
const asText = { grounds: pages, atLeast: 4.5 } as const
const asLine = { grounds: pages, atLeast: 3 } as const
const bands = ['inverse', 'inverseRaised'] as const

/** Colour tokens by role, each with its purpose and the contrast that is checked. */
const colourRoles: Readonly<Record<string, readonly ColourRole[]>> = {
  Text: [
    { token: 'text', use: 'Headings, body text, prices.', on: asText },
    { token: 'textMuted', use: 'Secondary text: descriptions, labels beside a value.', on: asText },
    { token: 'textSubtle', use: 'Captions, old prices, hints.', on: asText },
  ],
  Surfaces: [
    { token: 'background', use: 'The page.' },
    { token: 'surface', use: 'Cards, dialogs, fields.' },
    { token: 'surfaceSunken', use: 'Inset areas: order summary, table heads.' },
    {
      token: 'mediaSurface',
      use: 'Behind product pictures; light in the dark scheme too, or black goods would vanish.',
    },
    { token: 'mediaBorder', use: 'Grid lines on a product picture.' },
    { token: 'mediaText', use: 'Text on a product picture.', on: { grounds: ['mediaSurface'], atLeast: 4.5 } },
  ],
  Lines: [
    { token: 'border', use: 'Hairlines between things of one kind. Decoration: never the only border of a control.' },
    { token: 'borderControl', use: 'Border of a field, a checkbox, an option.', on: asLine },
    { token: 'borderStrong', use: 'The rule that opens a section; the border of what is chosen.', on: asLine },
  ],
  Accent: [
    { token: 'accent', use: 'Fill of the main action of a page.' },
    { token: 'accentHover', use: 'The same under the pointer.' },
    { token: 'onAccent', use: 'Text on both.', on: { grounds: ['accent', 'accentHover'], atLeast: 4.5 } },
    { token: 'accentEdge', use: 'Bottom edge of an accent button.' },
    { token: 'accentLine', use: 'Underlines, icons and thin marks in the accent.', on: asLine },
    {
      token: 'highlight',
      use: 'Yellow highlight: a new product, the inner line of the focus ring. A fill, never a text colour.',
    },
    { token: 'onHighlight', use: 'Text on it.', on: { grounds: ['highlight'], atLeast: 4.5 } },
  ],
  States: [
    { token: 'success', use: 'In stock, accepted. Always beside a text that says the same.', on: asText },
    { token: 'warning', use: 'Running out, needs attention.', on: asText },
    { token: 'unavailable', use: 'Out of stock.', on: asText },
    {
      token: 'danger',
      use: 'Errors of a field, of a form, of a call.',
      on: { grounds: [...pages, 'dangerSurface'], atLeast: 4.5 },
    },
    { token: 'dangerSurface', use: 'Background of an error summary.' },
  ],
  'Inverse surface': [
    { token: 'inverse', use: 'Top bar, banner, footer, toast.' },
    { token: 'inverseRaised', use: 'A panel or a field on it.' },
    { token: 'inverseBorder', use: 'Hairlines on it.' },
    { token: 'onInverse', use: 'Text on it.', on: { grounds: bands, atLeast: 4.5 } },
    { token: 'onInverseMuted', use: 'Secondary text on it.', on: { grounds: bands, atLeast: 4.5 } },
    { token: 'inverseDanger', use: 'An error on it.', on: { grounds: bands, atLeast: 4.5 } },
  ],
}

/** Lowest contrast of a colour on its backgrounds, as it is rendered here. */
function LowestContrast({ token, grounds, atLeast }: { token: Token; grounds: readonly Token[]; atLeast: number }) {
  const place = useRef<HTMLSpanElement>(null)
  const [lowest, setLowest] = useState<number>()
  useEffect(() => {
    if (!place.current) return
    const probe = colourProbe(place.current)
    const own = probe.read(vars[token])
    setLowest(Math.min(...grounds.map(ground => contrast(own, probe.read(vars[ground])))))
    probe.remove()
  }, [token, grounds])
  return (
    <span ref={place} data-contrast={lowest} data-at-least={atLeast} data-text="caption">
      {/* Rounded down: 4.49 must not read as 4.5. */}
      {lowest === undefined ? '…' : `${(Math.floor(lowest * 10) / 10).toFixed(1)} : 1`}
    </span>
  )
}

const swatch = { inlineSize: 48, blockSize: 48, flex: 'none', outline: '1px solid var(--shop-border-control)' }

const meta = {
  title: 'Foundations/Colours',
  tags: ['!autodocs', 'night'],
  render: () => (
    <FoundationPage
      title="Colours"
      lead="Colours are named by role, not by hue. Each pair that is read or that marks a control shows its lowest contrast on the backgrounds it is used on: 4.5 : 1 for text, 3 : 1 for lines and icons."
    >
      {Object.entries(colourRoles).map(([title, roles]) => (
        <FoundationSection key={title} title={title}>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' }}>
            {schemes.map(scheme => (
              <InScheme key={scheme} scheme={scheme}>
                <ul style={{ display: 'grid', gap: 12 }}>
                  {roles.map(({ token, use, on }) => (
                    <li key={token} style={{ display: 'flex', gap: 12, alignItems: 'start' }}>
                      <span style={{ ...swatch, background: vars[token] }} />
                      <span style={{ display: 'grid', gap: 2, flex: 1, minInlineSize: 0 }}>
                        <code style={{ overflowWrap: 'anywhere' }}>{propertyOf(vars[token])}</code>
                        <span data-text="small">{use}</span>
                      </span>
                      {on && <LowestContrast token={token} {...on} />}
                    </li>
                  ))}
                </ul>
              </InScheme>
            ))}
          </div>
        </FoundationSection>
      ))}
    </FoundationPage>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Every role with its purpose and its lowest contrast, in both schemes. */
export const Roles: Story = {
  play: async ({ canvasElement }) => {
    const read = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-contrast]')]
    await waitFor(() => expect(read().length).toBeGreaterThan(30))
    const figures = read()
    for (const { dataset, parentElement } of figures)
      await expect(Number(dataset.contrast), parentElement?.textContent ?? '').toBeGreaterThanOrEqual(
        Number(dataset.atLeast),
      )
  },
}
