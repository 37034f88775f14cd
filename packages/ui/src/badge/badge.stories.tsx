import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, useExampleTexts } from '../testing/examples.tsx'
import { Badge, type BadgeProps } from './badge.tsx'

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { variant: 'new', children: '' },
  render: args => <Named {...args} />,
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

function Named({ children, ...rest }: BadgeProps) {
  const texts = useExampleTexts()
  return <Badge {...rest}>{children || texts.novelty}</Badge>
}

export const Playground: Story = {}

function Kinds() {
  const texts = useExampleTexts()
  return (
    <Row>
      <Badge variant="new">{texts.novelty}</Badge>
      <Badge variant="sale">−16 %</Badge>
      <Badge>{texts.hit}</Badge>
      <Badge variant="outline">{texts.lastSizes}</Badge>
    </Row>
  )
}

export const AllVariants: Story = { tags: ['toolbar'], render: () => <Kinds /> }
