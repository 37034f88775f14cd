import type { Meta, StoryObj } from '@storybook/react-vite'
import { InEachLanguage, Row, useExampleWords } from '../testing/examples.tsx'
import { Badge, type BadgeProps } from './badge.tsx'

const meta = {
  title: 'Browse/Badge',
  component: Badge,
  args: { kind: 'new' },
  render: args => <Named {...args} />,
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

function Named({ children, ...rest }: BadgeProps) {
  const words = useExampleWords()
  return <Badge {...rest}>{children ?? words.novelty}</Badge>
}

export const Playground: Story = {}

function Kinds() {
  const words = useExampleWords()
  return (
    <Row>
      <Badge kind="new">{words.novelty}</Badge>
      <Badge kind="sale">−16 %</Badge>
      <Badge>{words.hit}</Badge>
      <Badge kind="plain">{words.lastSizes}</Badge>
    </Row>
  )
}

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Kinds />
    </InEachLanguage>
  ),
}
export const Dark: Story = { ...InThreeLanguages, globals: { scheme: 'dark' } }
