import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CartIcon, HeartIcon } from '../icon/icons.tsx'
import { Column, localeFixtures, Row, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Button, type ButtonProps, IconButton } from './button.tsx'

const usage: Usage = {
  when: [
    'For an action: add, apply, send, open a dialog.',
    'One accent button for the main action of a section; neutral, outline and quiet for the others.',
    '`pending` while the action is under way: the button keeps its width and its focus.',
  ],
  good: {
    text: 'One main action, named by a verb.',
    Sample: () => (
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button variant="accent">Add to cart</Button>
        <Button variant="quiet">Compare</Button>
      </span>
    ),
  },
  bad: {
    text: 'Two main actions side by side: neither stands out.',
    Sample: () => (
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button variant="accent">Add to cart</Button>
        <Button variant="accent">Compare</Button>
      </span>
    ),
  },
  content: [
    'A verb, and its object where it is not obvious: «Add to cart», not «OK».',
    'Sentence case, no full stop.',
    'Up to three words; long texts wrap and are never cut off.',
  ],
}

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: {
    variant: 'accent',
    size: 'medium',
    disabled: false,
    pending: false,
    fullWidth: false,
    children: '',
    onClick: fn(),
  },
  render: args => <Named {...args} />,
  parameters: { usage },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

function Named({ children, ...rest }: ButtonProps) {
  const texts = useExampleTexts()
  return <Button {...rest}>{children || (rest.pending ? texts.pending : texts.add)}</Button>
}

export const Playground: Story = {}
export const PressCallsOnClick: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: localeFixtures(globals).texts.add }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

const variants = ['accent', 'neutral', 'outline', 'quiet'] as const

function Variants() {
  const texts = useExampleTexts()
  const labels = { accent: texts.add, neutral: texts.catalogue, outline: texts.apply, quiet: texts.reset }
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {variants.map(variant => (
        <Row key={variant}>
          <Button variant={variant}>{labels[variant]}</Button>
          <Button variant={variant} disabled>
            {labels[variant]}
          </Button>
          <Button variant={variant} pending>
            {texts.pending}
          </Button>
        </Row>
      ))}
    </div>
  )
}

/** Each variant: enabled, disabled, pending. */
export const AllVariants: Story = { tags: ['toolbar'], render: () => <Variants /> }

function LinkInButton() {
  const { details } = useExampleLists()
  return (
    <Button asChild variant="neutral">
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
  const texts = useExampleTexts()
  const { longTitle } = useExampleLists()
  return (
    <Column width={288}>
      <Button variant="accent" fullWidth>
        <CartIcon />
        {texts.add}
      </Button>
      <Button fullWidth>{longTitle}</Button>
    </Column>
  )
}
export const WideWithLongWords: Story = { render: () => <Wide /> }

function InverseButtons() {
  const texts = useExampleTexts()
  const lists = useExampleLists()
  return (
    <div data-surface="inverse" style={{ padding: 24 }}>
      <Row>
        <Button variant="accent">{texts.add}</Button>
        <Button>{lists.more}</Button>
        <Button variant="quiet">{texts.undo}</Button>
        <IconButton aria-label={lists.wish}>
          <HeartIcon />
        </IconButton>
      </Row>
    </div>
  )
}
export const OnInverseSurface: Story = { render: () => <InverseButtons /> }

function IconButtons() {
  const texts = useExampleTexts()
  const lists = useExampleLists()
  return (
    <Row>
      <IconButton aria-label={lists.wish} outlined>
        <HeartIcon />
      </IconButton>
      <IconButton aria-label={lists.wished} outlined aria-pressed>
        <HeartIcon />
      </IconButton>
      <IconButton aria-label={texts.cart}>
        <CartIcon />
      </IconButton>
      <IconButton aria-label={texts.add} outlined size="large">
        <CartIcon />
      </IconButton>
      <IconButton aria-label={texts.lastSizes} outlined disabled>
        <CartIcon />
      </IconButton>
    </Row>
  )
}
export const Icons: Story = { render: () => <IconButtons /> }

export const Pending: Story = {
  args: { pending: true },
}
export const PendingIgnoresPresses: Story = {
  ...Pending,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole('button', { name: localeFixtures(globals).texts.pending })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
