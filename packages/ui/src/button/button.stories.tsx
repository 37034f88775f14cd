import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CartIcon, HeartIcon } from '../icon/icons.tsx'
import { InEachLanguage, Row, useExampleWords } from '../internal/examples.tsx'
import { Button, IconButton } from './button.tsx'

const meta = {
  title: 'Base/Button',
  component: Button,
  args: { children: 'Додати в кошик', variant: 'accent', size: 'medium', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Додати в кошик' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

const variants = ['accent', 'ink', 'outline', 'quiet'] as const

function Variants() {
  const words = useExampleWords()
  const labels = { accent: words.add, ink: words.catalogue, outline: words.apply, quiet: words.reset }
  return (
    <>
      {variants.map(variant => (
        <Row key={variant}>
          <Button variant={variant}>{labels[variant]}</Button>
          <Button variant={variant} disabled>
            {labels[variant]}
          </Button>
          <Button variant={variant} pending>
            {words.pending}
          </Button>
        </Row>
      ))}
    </>
  )
}

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Variants />
    </InEachLanguage>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button variant="accent" size="large">
        56
      </Button>
      <Button variant="accent">48</Button>
      <Button variant="accent" size="small">
        44
      </Button>
      <Button asChild variant="ink">
        <a href="#catalogue">Посилання</a>
      </Button>
    </Row>
  ),
}

export const OnTheBand: Story = {
  render: () => (
    <div data-ground="band" style={{ padding: 24 }}>
      <Row>
        <Button variant="accent">Додати в кошик</Button>
        <Button>Докладніше</Button>
        <Button variant="quiet">Скасувати</Button>
        <IconButton aria-label="В обране">
          <HeartIcon />
        </IconButton>
      </Row>
    </div>
  ),
}

export const Icons: Story = {
  render: () => (
    <Row>
      <IconButton aria-label="В обране" edge>
        <HeartIcon />
      </IconButton>
      <IconButton aria-label="В обраному" edge aria-pressed>
        <HeartIcon />
      </IconButton>
      <IconButton aria-label="Додати в кошик" edge size="large">
        <CartIcon />
      </IconButton>
      <IconButton aria-label="Немає в наявності" edge disabled>
        <CartIcon />
      </IconButton>
    </Row>
  ),
}

export const PendingIgnoresPresses: Story = {
  args: { pending: true, children: 'Триває…' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Триває…' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
