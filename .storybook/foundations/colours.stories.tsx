import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { vars } from '../../packages/ui/src/theme/contract.css.ts'
import { colourRoles, type Token } from './colour-roles.ts'
import { colourProbe, contrast } from './contrast.ts'
import { InScheme, propertyOf, Sheet, SheetSection, schemes } from './sheet.tsx'

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
    <Sheet
      title="Colours"
      lead="Colours are named by role, not by hue. Each pair that is read or that marks a control shows its lowest contrast on the backgrounds it is used on: 4.5 : 1 for text, 3 : 1 for lines and icons."
    >
      {Object.entries(colourRoles).map(([title, roles]) => (
        <SheetSection key={title} title={title}>
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
        </SheetSection>
      ))}
    </Sheet>
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
