import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { spoken, useExampleLists } from '../testing/examples.tsx'
import { LoadingBar, type LoadingBarProps } from './loading-bar.tsx'

const meta = {
  title: 'Page/Loading bar',
  component: LoadingBar,
  args: { active: true },
} satisfies Meta<typeof LoadingBar>
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(
      await canvas.findByRole('progressbar', { name: spoken(globals).messages.loadingBar.label }),
    ).toBeInTheDocument()
  },
}
export const Dark: Story = { ...UnderWay, globals: { scheme: 'dark' } }
/** Nothing is rendered. */
export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

function Failing({ failed, ...rest }: LoadingBarProps) {
  const [now, fail] = useState(false)
  return (
    <>
      <LoadingBar {...rest} failed={failed || now} />
      <Button onClick={() => fail(true)}>{useExampleLists().offline}</Button>
    </>
  )
}
export const Failed: Story = {
  render: args => <Failing {...args} />,
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar')
    await userEvent.click(canvas.getByRole('button'))
    await expect(bar).toHaveAttribute('data-state', 'error')
  },
}
