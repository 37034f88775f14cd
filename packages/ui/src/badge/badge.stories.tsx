import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Badge, type BadgeProps } from './badge.tsx'

const usage: Usage = {
  when: ['For a fact that sets a product apart: new, reduced, a bestseller.', 'At most two on one product.'],
  good: {
    text: 'One or two words; the discount as a number.',
    Sample: () => (
      <span style={{ display: 'flex', gap: 8 }}>
        <Badge variant="new">New</Badge>
        <Badge variant="sale">−16 %</Badge>
      </span>
    ),
  },
  bad: {
    text: 'A row of badges: none of them is read.',
    Sample: () => (
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Badge variant="new">New</Badge>
        <Badge variant="sale">Sale</Badge>
        <Badge>Hit</Badge>
        <Badge variant="outline">Only today</Badge>
        <Badge>Recommended</Badge>
      </span>
    ),
  },
  content: ['Up to about twelve characters.', 'A true minus sign before a discount: «−16 %».', 'No exclamation marks.'],
}

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { variant: 'new', children: '' },
  render: args => <Named {...args} />,
  parameters: { usage },
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
