import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { localeFixtures, RendersNothing, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import { LoadingBar } from './loading-bar.tsx'

const meta = {
  title: 'Feedback/Loading bar',
  component: LoadingBar,
  args: { state: 'loading' },
  argTypes: { state: { options: ['loading', 'done', 'error'], control: 'select' } },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof LoadingBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
/** Complete: shown for half a second. */
export const Done: Story = { args: { state: 'done' } }
/** Shown for half a second after loading has failed. */
export const Failed: Story = { args: { state: 'error' } }
/** Nothing is rendered. */
export const Idle: Story = {
  args: { state: null },
  render: args => (
    <>
      <LoadingBar {...args} />
      <RendersNothing />
    </>
  ),
}

/** With timers of its own, until the button ends the loading. */
function Timed() {
  const [now, setNow] = useState<'active' | 'failed' | null>('active')
  const { offline } = useExampleLists()
  const { again } = useExampleTexts()
  return (
    <>
      <LoadingBar active={now === 'active'} failed={now === 'failed'} />
      <Button onClick={() => setNow(null)}>{again}</Button>
      <Button onClick={() => setNow('failed')}>{offline}</Button>
    </>
  )
}
export const AppearsAfter200Milliseconds: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Timed />,
  play: async ({ canvas, globals }) => {
    const { lists, messages } = localeFixtures(globals)
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    const bar = await canvas.findByRole('progressbar', { name: messages.loadingBar.label })
    await expect(bar).toHaveAttribute('data-state', 'loading')
    await userEvent.click(canvas.getByRole('button', { name: lists.offline }))
    await expect(bar).toHaveAttribute('data-state', 'error')
  },
}
export const DisappearsAfterLoading: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Timed />,
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('progressbar')
    await userEvent.click(canvas.getByRole('button', { name: localeFixtures(globals).texts.again }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
  },
}
