import { LoadingBar } from '@shop/ui/loading-bar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { sendEvent } from '../../../../.storybook/flows/play.ts'
import { storyTexts } from '../../../../.storybook/flows/texts.ts'
import { useFlowView } from '../react/index.ts'
import { createLoadingBarFlow, type LoadingBarFlow } from './index.ts'

/** Absent for loads under 200 ms, growing for longer ones, red for failed ones; one bar for however many loads. */
const meta = {
  title: 'Flows/Loading bar',
  tags: ['night'],
  component: LoadingBarPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof LoadingBarPage>
export default meta
type Story = StoryObj<typeof meta>

function Bar({ flow }: { flow: LoadingBarFlow }) {
  const { phase } = useFlowView(flow)
  return (
    <>
      <LoadingBar active={phase === 'running'} failed={phase === 'failed'} />
      <output>{phase}</output>
    </>
  )
}

function LoadingBarPage() {
  return (
    <FlowPage
      setup={() => ({ createFlow: () => createLoadingBarFlow() })}
      events={[
        { type: 'load.start', make: () => ({ type: 'load.start' }) },
        { type: 'load.finish', make: () => ({ type: 'load.finish' }) },
        { type: 'load.error', make: () => ({ type: 'load.error' }) },
      ]}
    >
      {flow => <Bar flow={flow} />}
    </FlowPage>
  )
}

export const Playground: Story = {}
export const AppearsAndDisappears: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const { messages } = storyTexts(globals)
    const phase = (text: string) => waitFor(() => expect(canvas.getByText(text, { selector: 'output' })).toBeVisible())
    await phase('hidden')
    await sendEvent(canvas, 'load.start')
    await phase('running')
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: messages.loadingBar.label })).toBeVisible())
    await sendEvent(canvas, 'load.finish')
    await phase('finished')
    await phase('hidden')
  },
}

export const FailedLoad: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await sendEvent(canvas, 'load.start')
    await waitFor(() => expect(canvas.getByText('running', { selector: 'output' })).toBeVisible())
    await sendEvent(canvas, 'load.error')
    await waitFor(() => expect(canvas.getByText('failed', { selector: 'output' })).toBeVisible())
  },
}
