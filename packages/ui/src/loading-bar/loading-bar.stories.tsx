import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { RendersNothing } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { LoadingBar } from './loading-bar.tsx'

const usage: Usage = {
  when: ['At the top of the page while another page is loaded.'],
  good: {
    text: 'One bar for the page; nothing appears for work under 200 ms.',
    Sample: () => (
      <div style={{ minBlockSize: 64 }}>
        <LoadingBar state="loading" />
      </div>
    ),
  },
  bad: {
    text: 'The bar for a single button: its own `pending` is nearer.',
    Sample: () => (
      <div style={{ minBlockSize: 64 }}>
        <LoadingBar state="loading" />
        <Button>Apply</Button>
      </div>
    ),
  },
  content: ['No text: the name for screen readers comes from the messages.'],
}

const meta = {
  title: 'Feedback/Loading bar',
  component: LoadingBar,
  args: { state: 'loading' },
  argTypes: { state: { options: ['loading', 'done', 'error'], control: 'select' } },
  parameters: { usage, docs: { story: { inline: false, height: '120px' } } },
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
