import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../packages/ui/src/button/button.tsx'
import { vars } from '../../packages/ui/src/theme/contract.css.ts'
import { common as quiet } from '../../packages/ui/src/theme/quiet-values.ts'
import { common as workwear } from '../../packages/ui/src/theme/values.ts'
import { FoundationPage, FoundationSection, propertyOf } from './foundation-page.tsx'

const motions = [
  { name: 'motionFast', use: 'Answers a press: colour, the edge of a button.' },
  { name: 'motionNormal', use: 'Opening, closing and toggling: a disclosure, a bar, a toast.' },
  { name: 'motionSlide', use: 'Sliding into view: a dialog, a drawer, the next level of a menu.' },
] as const

const valuesOf = (theme: unknown) => (theme === 'quiet' ? quiet : workwear)

interface PlayedProps {
  token: string
  use: string
  /** In milliseconds, with the unit. */
  duration: string
}

/** A square that moves for the duration of a token when its button is pressed. */
function Played({ token, use, duration: shown }: PlayedProps) {
  const square = useRef<HTMLDivElement>(null)
  const play = () => {
    const { current } = square
    if (!current) return
    const style = getComputedStyle(current)
    const written = style.getPropertyValue(propertyOf(token)).trim()
    // A minified style sheet has seconds.
    const duration = Number.parseFloat(written) * (written.endsWith('ms') ? 1 : 1000)
    const easing = style.getPropertyValue(propertyOf(vars.motionEasing)).trim()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    current.dataset.played = String(duration)
    if (!isStill)
      current.animate([{ transform: 'translateX(0)' }, { transform: 'translateX(200px)' }], { duration, easing })
  }
  return (
    <li style={{ display: 'grid', gap: 8 }}>
      <p>
        <code>{propertyOf(token)}</code> {shown.replace('ms', '\u00a0ms')}. {use}
      </p>
      <div
        ref={square}
        style={{
          inlineSize: 48,
          blockSize: 48,
          background: vars.accent,
        }}
        data-square=""
      />
      <div>
        <Button onClick={play}>Play {propertyOf(token)}</Button>
      </div>
    </li>
  )
}

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs', 'night'],
  render: (_, { globals }) => (
    <FoundationPage
      title="Motion"
      lead="Motion answers what the user did and never decorates: a fraction of a second, opacity and transform only. With reduced motion nothing moves."
    >
      <FoundationSection title="Durations" text="One easing for all: fast at first, slow at the end.">
        <ul style={{ display: 'grid', gap: 32 }}>
          {motions.map(({ name, use }) => (
            <Played key={name} token={vars[name]} use={use} duration={valuesOf(globals.theme)[name]} />
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta
export default meta

/** Each duration, played on a press. */
export const Durations: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
    const played = [...canvasElement.querySelectorAll<HTMLElement>('[data-square]')].map(
      ({ dataset }) => dataset.played,
    )
    const { motionFast, motionNormal, motionSlide } = valuesOf(globals.theme)
    await expect(played.map(duration => `${duration}ms`)).toEqual([motionFast, motionNormal, motionSlide])
    for (const duration of played) await expect(canvas.getByText(new RegExp(`\\b${duration} ms`))).toBeVisible()
  },
}
