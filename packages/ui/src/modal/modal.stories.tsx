import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import * as CartLine from '../cart-line/parts.ts'
import { EmailField } from '../field/text-field.tsx'
import { CheckIcon } from '../icon/icons.tsx'
import { Menu } from '../menu/menu.tsx'
import * as OrderSummary from '../order-summary/parts.ts'
import { Price } from '../price/price.tsx'
import { QuantityStepperRoot } from '../quantity-stepper/quantity-stepper.tsx'
import { ExamplePicture, Row, spoken, useExampleLists, useExampleWords } from '../testing/examples.tsx'
import * as Modal from './parts.ts'

const meta = {
  title: 'Overlays/Modal',
  component: Modal.Root,
  args: { children: null },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Modal.Root>
export default meta
type Story = StoryObj<typeof meta>

function Dialogs({ open = null }: { open?: string | null }) {
  const words = useExampleWords()
  const { menu } = useExampleLists()
  const [name, setName] = useState(open)
  return (
    <>
      <main>
        <Row>
          <Button onClick={() => setName('cart')}>{words.cart}</Button>
          <Button onClick={() => setName('product-added')}>{words.add}</Button>
          <Button onClick={() => setName('mobile-menu')}>{words.catalogue}</Button>
        </Row>
      </main>
      <Modal.Root name={name} onNameChange={setName}>
        <Modal.Content name="cart" placement="end">
          <Modal.Head>
            <Modal.Title>{words.cart}</Modal.Title>
            <div style={{ display: 'flex', alignItems: 'center' }}>
              <Button variant="quiet">{words.clear}</Button>
              <Modal.Close />
            </div>
          </Modal.Head>
          <Modal.Body>
            <ul>
              <CartLine.Root>
                <CartLine.Picture>
                  <ExamplePicture name="jacket-front" />
                </CartLine.Picture>
                <CartLine.Top>
                  <div>
                    <CartLine.Name href="#jacket">{words.jacket}</CartLine.Name>
                    <CartLine.Note>{words.note}</CartLine.Note>
                  </div>
                  <CartLine.Remove product={words.jacket} />
                </CartLine.Top>
                <CartLine.Bottom>
                  <QuantityStepperRoot size="small" product={words.jacket} />
                  <Price amount={2490} was={2980} size="small" />
                </CartLine.Bottom>
              </CartLine.Root>
            </ul>
          </Modal.Body>
          <Modal.Foot>
            <OrderSummary.Sums>
              <OrderSummary.Sum term={words.total} total>
                <Price amount={2490} />
              </OrderSummary.Sum>
            </OrderSummary.Sums>
            <OrderSummary.Note>{words.noDelivery}</OrderSummary.Note>
            <Button variant="accent" size="large" wide>
              {words.checkout}
            </Button>
          </Modal.Foot>
        </Modal.Content>
        <Modal.Content name="product-added">
          <Modal.Head>
            <Modal.Title>
              <CheckIcon />
              {words.added}
            </Modal.Title>
            <Modal.Close />
          </Modal.Head>
          <Modal.Body>
            <p data-text="h3">{words.jacket}</p>
          </Modal.Body>
          <Modal.Foot layout="actions">
            <Button variant="accent" size="large">
              {words.checkout}
            </Button>
            <Button onClick={() => setName('cart')}>{words.toCart}</Button>
            <Modal.Close asChild>
              <Button>{words.goOn}</Button>
            </Modal.Close>
          </Modal.Foot>
        </Modal.Content>
        <Modal.Content name="mobile-menu" placement="start">
          <Modal.Head>
            <Modal.Title>{words.catalogue}</Modal.Title>
            <Modal.Close />
          </Modal.Head>
          <Modal.Body>
            <Menu aria-label={words.catalogue} items={menu} />
          </Modal.Body>
        </Modal.Content>
        <Modal.Content name="login" initialFocus="field">
          <Modal.Head>
            <Modal.Title>{words.contact}</Modal.Title>
            <Modal.Close />
          </Modal.Head>
          <Modal.Body>
            <div style={{ paddingBlock: 24 }}>
              <EmailField label={words.email} />
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

export const SideSheet: Story = { render: () => <Dialogs open="cart" /> }
export const InTheMiddle: Story = { render: () => <Dialogs open="product-added" /> }
export const Drawer: Story = { render: () => <Dialogs open="mobile-menu" /> }
export const FormInIt: Story = {
  render: () => <Dialogs open="login" />,
  play: async ({ globals }) => {
    const { words } = spoken(globals)
    await waitFor(() => expect(screen.getByRole('textbox', { name: words.email })).toHaveFocus())
  },
}
export const SideSheetInTheDark: Story = { globals: { scheme: 'dark' }, render: () => <Dialogs open="cart" /> }
export const Russian: Story = { globals: { locale: 'ru' }, render: () => <Dialogs open="cart" /> }
export const English: Story = { globals: { locale: 'en' }, render: () => <Dialogs open="cart" /> }

export const OneAtATime: Story = {
  render: () => <Dialogs />,
  play: async ({ canvas, globals, step }) => {
    const { words } = spoken(globals)
    const opener = canvas.getByRole('button', { name: words.add })
    await step('opening moves the focus to the title', async () => {
      await userEvent.click(opener)
      await waitFor(() => expect(screen.getByRole('heading', { name: words.added })).toHaveFocus())
    })
    await step('another dialog takes its place', async () => {
      await userEvent.click(screen.getByRole('button', { name: words.toCart }))
      await waitFor(() => expect(screen.getByRole('heading', { name: words.cart })).toHaveFocus())
      await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    })
    await step('Escape closes it and the focus comes back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}
