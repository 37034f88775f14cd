import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ScalesIcon } from '../icon/icons.tsx'
import { useShopUi } from '../provider/provider.tsx'
import { exampleLocaleOf } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Tooltip, type TooltipContentProps, TooltipRoot, type TooltipRootProps } from './index.ts'

const texts = {
  uk: {
    compare: 'Порівняти',
    compareText: 'До чотирьох товарів поруч',
    quote: 'Рахунок',
    quoteText: 'Для організацій: оплата з ПДВ протягом 5 днів',
  },
  ru: {
    compare: 'Сравнить',
    compareText: 'До четырёх товаров рядом',
    quote: 'Счёт',
    quoteText: 'Для организаций: оплата с НДС в течение 5 дней',
  },
  en: {
    compare: 'Compare',
    compareText: 'Up to four products side by side',
    quote: 'Invoice',
    quoteText: 'For organisations: payment with VAT within 5 days',
  },
}

type ActionsProps = TooltipRootProps & Pick<TooltipContentProps, 'placement'>

function Actions({ placement, ...rest }: ActionsProps) {
  const { locale } = useShopUi()
  const t = texts[exampleLocaleOf(locale)]
  return (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center', justifyContent: 'center', minBlockSize: 240 }}>
      <Tooltip.Group>
        <Tooltip.Root {...rest}>
          <Tooltip.Trigger asChild>
            <Button>{t.compare}</Button>
          </Tooltip.Trigger>
          <Tooltip.Content placement={placement}>
            <Tooltip.Arrow />
            {t.compareText}
          </Tooltip.Content>
        </Tooltip.Root>
        <Tooltip.Root>
          <Tooltip.Trigger asChild>
            <Button>{t.quote}</Button>
          </Tooltip.Trigger>
          <Tooltip.Content placement={placement}>
            <Tooltip.Arrow />
            {t.quoteText}
          </Tooltip.Content>
        </Tooltip.Root>
      </Tooltip.Group>
    </div>
  )
}

/** The look of a shown tooltip: a real one hides as soon as the pointer leaves. */
const Shown = ({ children }: { children: string }) => (
  <span data-scope="tooltip" data-part="content" data-state="open" style={{ position: 'static', animation: 'none' }}>
    {children}
  </span>
)

const usage: Usage = {
  when: ['For a short addition to a control that is understood without it.', 'For the key of a shortcut.'],
  good: {
    text: 'The button says what it does; the tooltip adds the limit.',
    Sample: () => (
      <>
        <Button>Compare</Button>
        <Shown>Up to four products side by side</Shown>
      </>
    ),
  },
  bad: {
    text: 'On a phone nobody learns what the picture means: write it on the button.',
    Sample: () => (
      <>
        <Button aria-label="Compare">
          <ScalesIcon />
        </Button>
        <Shown>Compare</Shown>
      </>
    ),
  },
  content: ['One phrase without a full stop.', 'No links, no figures that a buyer needs to decide.'],
}

const meta = {
  title: 'Feedback/Tooltip',
  tags: ['preview'],
  component: TooltipRoot,
  args: { defaultOpen: true, placement: 'top', onOpenChange: fn() },
  argTypes: {
    placement: { options: ['top', 'bottom', 'left', 'right'], control: 'select' },
    children: { control: false },
  },
  render: args => <Actions {...args} />,
  parameters: { usage },
} satisfies Meta<ActionsProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const Closed: Story = { args: { defaultOpen: false } }
export const Below: Story = { args: { placement: 'bottom' } }
export const Beside: Story = { args: { placement: 'left' } }
