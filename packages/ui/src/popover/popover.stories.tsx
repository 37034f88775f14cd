import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { useShopUi } from '../provider/provider.tsx'
import { exampleLocaleOf } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Popover, type PopoverContentProps, PopoverRoot, type PopoverRootProps } from './index.ts'

const texts = {
  uk: {
    open: 'Як рахується доставка',
    title: 'Доставка',
    text: 'Тариф перевізника за 4,2 кг. Безкоштовно від 3 000 ₴.',
    more: 'Усі тарифи',
  },
  ru: {
    open: 'Как считается доставка',
    title: 'Доставка',
    text: 'Тариф перевозчика за 4,2 кг. Бесплатно от 3 000 ₴.',
    more: 'Все тарифы',
  },
  en: {
    open: 'How delivery is counted',
    title: 'Delivery',
    text: 'The carrier’s price for 4.2 kg. Free from 3,000 ₴.',
    more: 'All rates',
  },
}

type DeliveryProps = PopoverRootProps & Pick<PopoverContentProps, 'placement'>

function Delivery({ placement, ...rest }: DeliveryProps) {
  const { locale } = useShopUi()
  const t = texts[exampleLocaleOf(locale)]
  return (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 440 }}>
      <Popover.Root {...rest}>
        <Popover.Trigger asChild>
          <Button>{t.open}</Button>
        </Popover.Trigger>
        <Popover.Content placement={placement}>
          <Popover.Arrow />
          <Popover.Header>
            <Popover.Title>{t.title}</Popover.Title>
            <Popover.Close />
          </Popover.Header>
          <Popover.Description>{t.text}</Popover.Description>
          <Popover.Footer>
            <a href="#rates">{t.more}</a>
          </Popover.Footer>
        </Popover.Content>
      </Popover.Root>
    </div>
  )
}

/** The look of an open popover, which is as wide as its window allows: a real one would lie over this page. */
const inPlace: CSSProperties = {
  position: 'static',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(360px, 100%)',
  animation: 'none',
}

const Open = ({ title, children, footer }: { title?: string; children: ReactNode; footer?: ReactNode }) => (
  <div data-scope="popover" data-part="content" data-state="open" style={inPlace}>
    {title && (
      <div data-scope="popover" data-part="header">
        <h3 data-scope="popover" data-part="title">
          {title}
        </h3>
      </div>
    )}
    <p data-scope="popover" data-part="description">
      {children}
    </p>
    {footer && (
      <div data-scope="popover" data-part="footer">
        {footer}
      </div>
    )}
  </div>
)

const usage: Usage = {
  when: [
    'For an explanation with a link or a button, next to what it explains.',
    'For a few settings of what is beside it, while the page stays usable.',
  ],
  good: {
    text: 'Two sentences and the way to more.',
    Sample: () => (
      <Open title="Delivery" footer={<a href="#rates">All rates</a>}>
        The carrier’s price for 4.2 kg. Free from 3,000 ₴.
      </Open>
    ),
  },
  bad: {
    text: 'A question that has to be answered disappears with a press beside it: use the modal.',
    Sample: () => (
      <Open footer={<Button variant="accent">Delete the address</Button>}>The address will be deleted for good.</Open>
    ),
  },
  content: ['The title names the subject.', 'Two or three short sentences.', 'One link or button at the end.'],
}

const meta = {
  title: 'Feedback/Popover',
  tags: ['preview'],
  component: PopoverRoot,
  args: { defaultOpen: true, placement: 'bottom', onOpenChange: fn() },
  argTypes: { placement: { options: ['top', 'bottom', 'left', 'right'], control: 'select' } },
  parameters: { usage, docs: { story: { inline: false, height: '480px' } } },
  render: args => <Delivery {...args} />,
} satisfies Meta<DeliveryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const Closed: Story = { args: { defaultOpen: false } }
export const Above: Story = { args: { placement: 'top' } }
export const Beside: Story = { args: { placement: 'right' } }
