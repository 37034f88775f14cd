import type { Meta, StoryObj } from '@storybook/react-vite'
import { useExampleTexts } from '../testing/examples.tsx'
import * as Tabs from './parts.ts'
import type { TabsRootProps } from './tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs.Root,
  args: { defaultValue: 'technical', hash: false, count: 86 },
  argTypes: { defaultValue: { options: ['description', 'technical', 'reviews'], control: 'select' } },
  render: args => <ProductTabs {...args} />,
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
