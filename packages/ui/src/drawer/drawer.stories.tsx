import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DrawnDialog } from '../testing/drawn-dialog.tsx'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Drawer, DrawerContent, type DrawerContentProps } from './index.ts'

interface ExampleProps extends DrawerContentProps {
  /** Texts; empty: in the toolbar's language. */
  title: string
  text: string
  /** Whether it is open at first. */
  defaultOpen: boolean
}

function Example({ title, text, defaultOpen, ...props }: ExampleProps) {
  const texts = useExampleTexts()
  const [open, setOpen] = useState<string | null>(defaultOpen ? props.name : null)
  return (
    <main>
      <Button onClick={() => setOpen(props.name)}>{texts.filters}</Button>
      <Drawer.Root name={open} onNameChange={setOpen}>
        <Drawer.Content {...props}>
          <Drawer.Header>
            <Drawer.Title>{title || texts.filters}</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <p>{text || texts.sizeNote}</p>
          </Drawer.Body>
          <Drawer.Footer>
            <Drawer.Close asChild>
              <Button variant="accent" fullWidth>
                {texts.showGoods}
              </Button>
            </Drawer.Close>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Root>
    </main>
  )
}

const usage: Usage = {
  when: [
    'For the menu and the filters of a phone, for the cart on every screen.',
    'When the page behind stays in context.',
  ],
  good: {
    text: 'The title says what it holds, the button what it will show.',
    Sample: () => (
      <DrawnDialog
        placement="start"
        height={320}
        title="Filters"
        footer={
          <Button variant="accent" fullWidth>
            Show 48 products
          </Button>
        }
      >
        Size, colour, price
      </DrawnDialog>
    ),
  },
  bad: {
    text: 'A short question at the edge of the screen: a centred modal is nearer to what it asks about.',
    Sample: () => (
      <DrawnDialog
        placement="start"
        height={320}
        title="Are you sure?"
        footer={
          <Button variant="accent" fullWidth>
            OK
          </Button>
        }
      >
        The cart will be cleared.
      </DrawnDialog>
    ),
  },
  content: ['A noun as title: «Filters», «Cart».', 'The number of results is in the button.'],
}

const meta = {
  title: 'Feedback/Drawer',
  component: DrawerContent,
  args: { name: 'filters', placement: 'start', title: '', text: '', defaultOpen: true },
  argTypes: { name: { control: false } },
  parameters: { usage, docs: { story: { inline: false, height: '480px' } } },
  render: args => <Example {...args} />,
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const Closed: Story = { args: { defaultOpen: false } }
export const End: Story = { args: { placement: 'end' } }
export const FooterButtonCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals, step }) => {
    const page = within(canvasElement.ownerDocument.body)
    await step('the button in its footer closes it', async () => {
      await userEvent.click(await page.findByRole('button', { name: localeFixtures(globals).texts.showGoods }))
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    })
  },
}
