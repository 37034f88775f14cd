import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import * as CartLine from '../cart-line/parts.ts'
import { EmailField } from '../field/text-field.tsx'
import { CheckIcon } from '../icon/icons.tsx'
import { Menu } from '../menu/menu.tsx'
import * as OrderSummary from '../order-summary/parts.ts'
import { Price } from '../price/price.tsx'
import { QuantityStepperRoot } from '../quantity-stepper/quantity-stepper.tsx'
import { DrawnDialog } from '../testing/drawn-dialog.tsx'
import { ExamplePicture, Row, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import type { ModalContentProps, ModalFooterProps, ModalRootProps } from './modal.tsx'
import * as Modal from './parts.ts'

const usage: Usage = {
  when: [
    'For a question or a short form that has to be finished before going on.',
    'For the cart and for «added to cart», where the page stays behind.',
  ],
  good: {
    text: 'The title asks, the buttons answer with verbs.',
    Sample: () => (
      <DrawnDialog
        placement="center"
        height={380}
        title="Clear the cart?"
        footer={
          <>
            <Button>Keep them</Button>
            <Button variant="accent">Clear</Button>
          </>
        }
      >
        Three products will be removed.
      </DrawnDialog>
    ),
  },
  bad: {
    text: '«Yes» and «No» need the question to be read again.',
    Sample: () => (
      <DrawnDialog
        placement="center"
        height={380}
        title="Attention"
        footer={
          <>
            <Button>No</Button>
            <Button variant="accent">Yes</Button>
          </>
        }
      >
        Do you not want to keep the products?
      </DrawnDialog>
    ),
  },
  content: [
    'The title is the question or the name of the form.',
    'One sentence of explanation.',
    'The confirming button repeats the verb of the title.',
  ],
}

const meta = {
  title: 'Feedback/Modal',
  component: Modal.Root,
  args: {
    children: null,
    defaultName: 'product-added',
    route: '/jackets',
    title: '',
    placement: 'center',
    layout: 'actions',
  },
  argTypes: {
    defaultName: { options: ['product-added', 'cart', 'mobile-menu', 'login'], control: 'select' },
    placement: { options: ['start', 'center', 'end'], control: 'select' },
    layout: { options: ['stack', 'actions'], control: 'select' },
  },
  render: args => <Dialogs {...args} />,
  parameters: { usage, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<DialogsProps>
export default meta
type Story = StoryObj<typeof meta>

interface DialogsProps extends ModalRootProps, Pick<ModalContentProps, 'placement'>, Pick<ModalFooterProps, 'layout'> {
  /** Title of the dialog «product added»; empty: in the toolbar's language. */
  title: string
}

/** `placement` and `layout` are those of the dialog «product added»: each of the others has its own. */
function Dialogs({ defaultName = null, route, title, placement, layout }: DialogsProps) {
  const texts = useExampleTexts()
  const { menu } = useExampleLists()
  const [name, setName] = useState(defaultName)
  return (
    <>
      <main>
        <Row>
          <Button onClick={() => setName('cart')}>{texts.cart}</Button>
          <Button onClick={() => setName('product-added')}>{texts.add}</Button>
          <Button onClick={() => setName('mobile-menu')}>{texts.catalogue}</Button>
        </Row>
      </main>
      <Modal.Root name={name} onNameChange={setName} route={route}>
        <Modal.Content name="cart" placement="end">
          <Modal.Header>
            <Modal.Title>{texts.cart}</Modal.Title>
            <div style={{ display: 'flex', alignItems: 'center' }}>
              <Button variant="quiet">{texts.clear}</Button>
              <Modal.Close />
            </div>
          </Modal.Header>
          <Modal.Body>
            <ul>
              <CartLine.Root>
                <CartLine.Media>
                  <ExamplePicture name="jacket-front" />
                </CartLine.Media>
                <CartLine.Header>
                  <div>
                    <CartLine.Name href="#jacket">{texts.jacket}</CartLine.Name>
                    <CartLine.Description>{texts.note}</CartLine.Description>
                  </div>
                  <CartLine.Remove product={texts.jacket} />
                </CartLine.Header>
                <CartLine.Footer>
                  <QuantityStepperRoot size="small" product={texts.jacket} />
                  <Price amount={2490} was={2980} size="small" />
                </CartLine.Footer>
              </CartLine.Root>
            </ul>
          </Modal.Body>
          <Modal.Footer>
            <OrderSummary.Totals>
              <OrderSummary.TotalsRow term={texts.total} grandTotal>
                <Price amount={2490} />
              </OrderSummary.TotalsRow>
            </OrderSummary.Totals>
            <OrderSummary.Description>{texts.noDelivery}</OrderSummary.Description>
            <Button variant="accent" size="large" fullWidth>
              {texts.checkout}
            </Button>
          </Modal.Footer>
        </Modal.Content>
        <Modal.Content name="product-added" placement={placement}>
          <Modal.Header>
            <Modal.Title>
              <CheckIcon />
              {title || texts.added}
            </Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <p data-text="h3">{texts.jacket}</p>
          </Modal.Body>
          <Modal.Footer layout={layout}>
            <Button variant="accent" size="large">
              {texts.checkout}
            </Button>
            <Button onClick={() => setName('cart')}>{texts.toCart}</Button>
            <Modal.Close asChild>
              <Button>{texts.goOn}</Button>
            </Modal.Close>
          </Modal.Footer>
        </Modal.Content>
        <Modal.Content name="mobile-menu" placement="start">
          <Modal.Header>
            <Modal.Title>{texts.catalogue}</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <Menu aria-label={texts.catalogue} items={menu} />
          </Modal.Body>
        </Modal.Content>
        <Modal.Content name="login" initialFocus="field">
          <Modal.Header>
            <Modal.Title>{texts.contact}</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <div style={{ paddingBlock: 24 }}>
              <EmailField label={texts.email} />
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const SideSheet: Story = { args: { defaultName: 'cart' } }
export const Drawer: Story = { args: { defaultName: 'mobile-menu' } }
export const WithForm: Story = { args: { defaultName: 'login' } }
export const Closed: Story = { args: { defaultName: null } }
