import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, within } from 'storybook/test'
import { Badge } from '../../packages/ui/src/badge/badge.tsx'
import { Button } from '../../packages/ui/src/button/button.tsx'
import { CheckboxField } from '../../packages/ui/src/field/checkbox-field.tsx'
import { Price } from '../../packages/ui/src/price/price.tsx'
import { Column, Row, useExampleTexts } from '../../packages/ui/src/testing/examples.tsx'
import { contrast } from '../../packages/ui/src/theme/accent.ts'
import { colourProbe } from './colour-probe.ts'

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
  const name = `${accent}, ${scheme}`
  return (
    <section aria-label={name} data-scheme={scheme} style={style}>
      <Column>
        <code>{name}</code>
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
  title: 'Foundations/Accent',
  tags: ['!autodocs', 'night'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}>
      {accents.map(accent => schemes.map(scheme => <Shop key={accent + scheme} accent={accent} scheme={scheme} />))}
    </div>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Text on the accent has 4.5:1 and the accent line 3:1, for any accent colour. */
export const FromOneVariable: Story = {
  play: async ({ canvas }) => {
    for (const shop of canvas.getAllByRole('region')) {
      const named = shop.getAttribute('aria-label') ?? ''
      await expect(within(shop).getByText(named)).toBeVisible()
      const probe = colourProbe(shop)
      const painted = (property: string) => probe.read(`var(${property})`)
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
