import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { localeFixtures, RendersNothing, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import { LoadingBar, type LoadingBarProps } from './loading-bar.tsx'

const meta = {
  title: 'Feedback/Loading bar',
  component: LoadingBar,
  args: { active: true },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof LoadingBar>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(
      await canvas.findByRole('progressbar', { name: localeFixtures(globals).messages.loadingBar.label }),
    ).toBeInTheDocument()
  },
}
export const Dark: Story = { ...Loading, globals: { scheme: 'dark' } }
/** Nothing is rendered. */
export const Idle: Story = {
  args: { active: false },
  render: args => (
    <>
      <LoadingBar {...args} />
      <RendersNothing />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

function Failing({ failed, ...rest }: LoadingBarProps) {
  const [now, fail] = useState(false)
  const { offline } = useExampleLists()
  const { again } = useExampleTexts()
  return (
    <>
      <LoadingBar {...rest} failed={failed || now} />
      <Button onClick={() => fail(!now)}>{now ? again : offline}</Button>
    </>
  )
}
/** The bar disappears half a second after loading has failed; the button toggles the failure. */
export const Failed: Story = {
  render: args => <Failing {...args} />,
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar')
    await userEvent.click(canvas.getByRole('button'))
    await expect(bar).toHaveAttribute('data-state', 'error')
  },
}

const states = [null, 'loading', 'done', 'error'] as const

function ControlledExample(props: LoadingBarProps) {
  const [step, setStep] = useState(0)
  const { again } = useExampleTexts()
  return (
    <>
      <LoadingBar {...props} state={states[step]} />
      <Button onClick={() => setStep((step + 1) % states.length)}>{again}</Button>
    </>
  )
}
/** Controlled state: each press shows the next one at once. */
export const Controlled: Story = {
  args: { active: false },
  render: args => <ControlledExample {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    for (const state of ['loading', 'done', 'error']) {
      await userEvent.click(canvas.getByRole('button'))
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('data-state', state)
    }
  },
}
