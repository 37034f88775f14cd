import type { Meta, StoryObj } from '@storybook/react-vite'
import { RendersNothing } from '../testing/examples.tsx'
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
