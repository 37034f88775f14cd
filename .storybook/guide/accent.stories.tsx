import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import { Badge } from '../../packages/ui/src/badge/badge.tsx'
import { Button } from '../../packages/ui/src/button/button.tsx'
import { CheckboxField } from '../../packages/ui/src/field/checkbox-field.tsx'
import { Price } from '../../packages/ui/src/price/price.tsx'
import { Column, Row, useExampleTexts } from '../../packages/ui/src/testing/examples.tsx'

const accents = ['#ff5b1f', '#0b3d91', '#ffd400', '#fafafa', '#111111', '#2e8b57']
const schemes = ['light', 'dark'] as const

/** Sets one custom property; text, hover, edge and line are derived from it. */
function Shop({ accent, scheme }: { accent: string; scheme: (typeof schemes)[number] }) {
  const texts = useExampleTexts()
  const style: CSSProperties & Record<'--shop-accent', string> = {
    '--shop-accent': accent,
    background: 'var(--shop-background)',
    color: 'var(--shop-text)',
    padding: 16,
  }
  return (
    <section aria-label={`${accent}, ${scheme}`} data-scheme={scheme} style={style}>
      <Column>
        <Row>
          <Button variant="accent">{texts.add}</Button>
          <Badge variant="sale">−16 %</Badge>
          <Price amount={2490} was={2980} size="small" />
        </Row>
        <Row>
          <a data-text="link" href="#sizes">
            {texts.sizeHelp}
          </a>
          <CheckboxField label={texts.rain} defaultChecked />
        </Row>
      </Column>
    </section>
  )
}

const meta = {
  title: 'Guide/Accent',
  tags: ['!autodocs'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}>
      {accents.map(accent => schemes.map(scheme => <Shop key={accent + scheme} accent={accent} scheme={scheme} />))}
    </div>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Relative luminance of a CSS colour as the browser renders it. Source: WCAG 2.2. */
function luminance(colour: string): number {
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!paper) throw new Error('no canvas')
  paper.fillStyle = colour
  paper.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = Array.from(paper.getImageData(0, 0, 1, 1).data, part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Text on the accent has 4.5:1 and the accent line 3:1, for any accent colour. */
export const FromOneVariable: Story = {
  play: async ({ canvas }) => {
    for (const shop of canvas.getAllByRole('region')) {
      const named = shop.getAttribute('aria-label') ?? ''
      const probe = document.createElement('i')
      shop.append(probe)
      const painted = (property: string) => {
        probe.style.color = `var(${property})`
        return getComputedStyle(probe).color
      }
      const text = painted('--shop-on-accent')
      const mark = painted('--shop-accent-line')
      for (const ground of ['--shop-accent', '--shop-accent-hover'])
        await expect(contrast(text, painted(ground)), `${named}: text on ${ground}`).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['--shop-background', '--shop-surface', '--shop-surface-sunken'])
        await expect(contrast(mark, painted(ground)), `${named}: line on ${ground}`).toBeGreaterThanOrEqual(3)
      probe.remove()
    }
  },
}
