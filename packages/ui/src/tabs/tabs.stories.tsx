import type { Meta, StoryObj } from '@storybook/react-vite'
import { useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import * as Tabs from './parts.ts'
import type { TabsRootProps } from './tabs.tsx'

const usage: Usage = {
  when: ['For two to five views of one thing, of which one is read at a time: description, technical data, reviews.'],
  good: {
    text: 'Short nouns, a number where it helps.',
    Sample: () => (
      <Tabs.Root defaultValue="a" hash={false}>
        <Tabs.List aria-label="About the product">
          <Tabs.Tab value="a">Technical data</Tabs.Tab>
          <Tabs.Tab value="b" count={86}>
            Reviews
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">Twill, 245 g/m²</Tabs.Panel>
        <Tabs.Panel value="b">…</Tabs.Panel>
      </Tabs.Root>
    ),
  },
  bad: {
    text: 'Steps as tabs: the order is lost.',
    Sample: () => (
      <Tabs.Root defaultValue="a" hash={false}>
        <Tabs.List aria-label="About the product">
          <Tabs.Tab value="a">1. Choose</Tabs.Tab>
          <Tabs.Tab value="b">2. Pay</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">Twill, 245 g/m²</Tabs.Panel>
        <Tabs.Panel value="b">…</Tabs.Panel>
      </Tabs.Root>
    ),
  },
  content: ['One or two words for a tab.', 'The most important first: it is open.'],
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs.Root,
  args: { defaultValue: 'technical', hash: false, count: 86 },
  argTypes: { defaultValue: { options: ['description', 'technical', 'reviews'], control: 'select' } },
  render: args => <ProductTabs {...args} />,
  parameters: { usage },
} satisfies Meta<ProductTabsProps>
export default meta
type Story = StoryObj<typeof meta>

interface ProductTabsProps extends TabsRootProps {
  /** Number beside the last tab. */
  count: number
}

function ProductTabs({ count, ...props }: ProductTabsProps) {
  const texts = useExampleTexts()
  return (
    <Tabs.Root {...props}>
      <Tabs.List aria-label={texts.aboutProduct}>
        <Tabs.Tab value="description">{texts.description}</Tabs.Tab>
        <Tabs.Tab value="technical">{texts.technical}</Tabs.Tab>
        <Tabs.Tab value="reviews" count={count}>
          {texts.reviews}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="description">
        <p>{texts.descriptionText}</p>
      </Tabs.Panel>
      <Tabs.Panel value="technical">
        <p>{texts.technicalText}</p>
      </Tabs.Panel>
      <Tabs.Panel value="reviews">
        <p>{texts.reviewText}</p>
      </Tabs.Panel>
    </Tabs.Root>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const LastTab: Story = { args: { defaultValue: 'reviews' } }
