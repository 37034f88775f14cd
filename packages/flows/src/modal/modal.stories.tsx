import { Button } from '@shop/ui/button'
import { Modal } from '@shop/ui/modal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import { sendEvent, shopPanel, waitForLog, waitForState } from '../../../../.storybook/flows/play.ts'
import { Row, storyTexts, useExampleTexts } from '../../../../.storybook/flows/texts.ts'
import { useFlowView } from '../react/index.ts'
import { createModalFlow, type ModalEvent, type ModalFlow } from './index.ts'
import { modalStates } from './states.ts'

/** At most one dialog. Opening another replaces it, navigation closes it, the focus is restored to the first opener. */
const meta = {
  title: 'Flows/Dialogs',
  tags: ['night'],
  component: ModalPage,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof ModalPage>
export default meta
type Story = StoryObj<typeof meta>

/** Duration of the exit animation in milliseconds. */
const EXIT_DURATION_MS = 500
const reasons = { escape: 'escape', outside: 'outside', close: 'icon', route: 'route' } as const

function Dialogs({ flow }: { flow: ModalFlow }) {
  const words = useExampleTexts()
  const { name, open } = useFlowView(flow)
  return (
    <>
      <Row>
        <Button onClick={() => flow.send({ type: 'modal.open', name: 'cart', returnFocus: 'cart' })}>
          {words.cart}
        </Button>
        <Button onClick={() => flow.send({ type: 'modal.open', name: 'product-added', returnFocus: 'add' })}>
          {words.add}
        </Button>
      </Row>
      <Modal.Root
        name={open ? name : null}
        onNameChange={(_, { reason }) => {
          if (reason !== 'trigger') flow.send({ type: 'modal.close', reason: reasons[reason] })
        }}
      >
        <Modal.Content name="cart" placement="end">
          <Modal.Header>
            <Modal.Title>{words.cart}</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <Button onClick={() => flow.send({ type: 'modal.open', name: 'product-added' })}>{words.add}</Button>
          </Modal.Body>
        </Modal.Content>
        <Modal.Content name="product-added">
          <Modal.Header>
            <Modal.Title>{words.added}</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <Button onClick={() => flow.send({ type: 'modal.open', name: 'cart' })}>{words.toCart}</Button>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

function ModalPage({ steps }: FlowStoryArgs<ModalEvent>) {
  return (
    <FlowPage
      steps={steps}
      setup={() => ({ createFlow: () => createModalFlow({ exit: EXIT_DURATION_MS }) })}
      descriptions={modalStates}
      events={[
        {
          type: 'modal.open',
          fields: { name: ['cart', 'product-added'], returnFocus: 'opener' },
          make: ({ text }) => ({ type: 'modal.open', name: text('name'), returnFocus: text('returnFocus') }),
        },
        { type: 'modal.close', make: () => ({ type: 'modal.close' }) },
        { type: 'route.changed', make: () => ({ type: 'route.changed' }) },
      ]}
    >
      {flow => <Dialogs flow={flow} />}
    </FlowPage>
  )
}

export const Playground: Story = {}
export const OpensAndRestoresTheFocus: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const { words } = storyTexts(globals)
    const opener = shopPanel(canvas).getByRole('button', { name: words.cart })
    await waitForState(canvas, 'closed')
    await userEvent.click(opener)
    const cart = await screen.findByRole('dialog', { name: words.cart })
    await waitFor(() => expect(cart).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitForState(canvas, 'closed')
    await waitForLog(canvas, /modal\.restoreFocus.*"key":"cart".*"reason":"escape"/)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Replaced: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { words, messages } = storyTexts(globals)
    await sendEvent(canvas, 'modal.open', { name: 'product-added' })
    await userEvent.click(await screen.findByRole('button', { name: words.toCart }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: words.cart })).toBeVisible())
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: messages.modal.close }))
    await waitForState(canvas, 'closed')
    await waitForLog(canvas, /modal\.restoreFocus.*"key":"opener".*"reason":"icon"/)
  },
}
