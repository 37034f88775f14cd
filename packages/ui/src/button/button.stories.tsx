import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CartIcon, HeartIcon } from '../icon/icons.tsx'
import { Column, InEachLanguage, Row, spoken, useExampleLists, useExampleWords } from '../testing/examples.tsx'
import { Button, type ButtonProps, IconButton } from './button.tsx'

const meta = {
  title: 'Base/Button',
  component: Button,
  args: { variant: 'accent', size: 'medium', disabled: false, pending: false, wide: false, onClick: fn() },
  render: args => <Named {...args} />,
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

function Named({ children, ...rest }: ButtonProps) {
  const words = useExampleWords()
  return <Button {...rest}>{children ?? (rest.pending ? words.pending : words.add)}</Button>
}

export const Playground: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: spoken(globals).words.add }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

const variants = ['accent', 'ink', 'outline', 'quiet'] as const

function Variants() {
  const words = useExampleWords()
  const labels = { accent: words.add, ink: words.catalogue, outline: words.apply, quiet: words.reset }
  return (
    <div style={{ display: 'grid', gap: 16 }}>
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
    </div>
  )
}

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Variants />
    </InEachLanguage>
  ),
}

export const Dark: Story = { render: () => <Variants />, globals: { scheme: 'dark' } }

function LinkInButton() {
  const { details } = useExampleLists()
  return (
    <Button asChild variant="ink">
      <a href="#catalogue">{details}</a>
    </Button>
  )
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
      <LinkInButton />
    </Row>
  ),
}

function Wide() {
  const words = useExampleWords()
  const { longTitle } = useExampleLists()
  return (
    <Column width={288}>
      <Button variant="accent" wide>
        <CartIcon />
        {words.add}
      </Button>
      <Button wide>{longTitle}</Button>
    </Column>
  )
}
export const WideWithLongWords: Story = { render: () => <Wide /> }

function Band() {
  const words = useExampleWords()
  const lists = useExampleLists()
  return (
    <div data-ground="band" style={{ padding: 24 }}>
      <Row>
        <Button variant="accent">{words.add}</Button>
        <Button>{lists.more}</Button>
        <Button variant="quiet">{words.undo}</Button>
        <IconButton aria-label={lists.wish}>
          <HeartIcon />
        </IconButton>
      </Row>
    </div>
  )
}
export const OnTheBand: Story = { render: () => <Band /> }

function IconButtons() {
  const words = useExampleWords()
  const lists = useExampleLists()
  return (
    <Row>
      <IconButton aria-label={lists.wish} edge>
        <HeartIcon />
      </IconButton>
      <IconButton aria-label={lists.wished} edge aria-pressed>
        <HeartIcon />
      </IconButton>
      <IconButton aria-label={words.cart}>
        <CartIcon />
      </IconButton>
      <IconButton aria-label={words.add} edge size="large">
        <CartIcon />
      </IconButton>
      <IconButton aria-label={words.lastSizes} edge disabled>
        <CartIcon />
      </IconButton>
    </Row>
  )
}
export const Icons: Story = { render: () => <IconButtons /> }

export const PendingIgnoresPresses: Story = {
  args: { pending: true },
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole('button', { name: spoken(globals).words.pending })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
