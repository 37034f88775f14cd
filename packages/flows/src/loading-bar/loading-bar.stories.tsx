import { LoadingBar } from '@shop/ui/loading-bar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { lit, send } from '../../../../.storybook/flows/play.ts'
import { spoken } from '../../../../.storybook/flows/spoken.ts'
import { useFlowView } from '../react/index.ts'
import { createLoadingBarFlow, type LoadingBarFlow } from './index.ts'
import { loadingBarStates } from './states.ts'

const meta = { title: 'Flows/Loading bar', component: LoadingBarPage } satisfies Meta<typeof LoadingBarPage>
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

/** Absent for loads under 200 ms, growing for longer ones, red for failed ones; one bar for however many loads. */
function LoadingBarPage() {
  return (
    <FlowPage
      begin={() => ({ open: () => createLoadingBarFlow() })}
      meanings={loadingBarStates}
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

export const AtWork: Story = {
  play: async ({ canvas, globals }) => {
    const { messages } = spoken(globals)
    await lit(canvas, 'idle')
    await send(canvas, 'load.start')
    await lit(canvas, 'running')
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: messages.loadingBar.label })).toBeVisible())
    await send(canvas, 'load.finish')
    await lit(canvas, 'finished')
    await lit(canvas, 'idle')
  },
}

export const AFailedLoad: Story = {
  play: async ({ canvas }) => {
    await send(canvas, 'load.start')
    await lit(canvas, 'running')
    await send(canvas, 'load.error')
    await lit(canvas, 'failed')
  },
}
