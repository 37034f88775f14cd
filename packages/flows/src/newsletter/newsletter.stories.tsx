import type { Locale } from '@shop/contract/locales'
import { NewsletterForm } from '@shop/ui/newsletter-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import { endCall, setNetworkConditions, shopPanel, waitForState } from '../../../../.storybook/flows/play.ts'
import { issueText, messagesIn, storyTexts, useExampleTexts } from '../../../../.storybook/flows/texts.ts'
import { useFlowView } from '../react/index.ts'
import { success } from '../testing/index.ts'
import { createNewsletterFlow, type NewsletterEvent, type NewsletterFlow } from './index.ts'
import { newsletterStates } from './states.ts'

/** One address, validated by the contract's rules; submitted once, and the success message disappears by itself. */
const meta = {
  title: 'Flows/Newsletter',
  tags: ['night'],
  component: NewsletterPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof NewsletterPage>
export default meta
type Story = StoryObj<typeof meta>

function Newsletter({ flow, lang }: { flow: NewsletterFlow; lang: Locale }) {
  const words = useExampleTexts()
  const { email, issue, messageKey, pending, error } = useFlowView(flow)
  return (
    <NewsletterForm.Root
      state={pending ? 'pending' : messageKey ? 'done' : 'idle'}
      error={issueText(lang, issue)}
      onSubmitCapture={event => {
        event.preventDefault()
        event.stopPropagation()
        flow.send({ type: 'newsletter.submit' })
      }}
    >
      <NewsletterForm.Field
        label={words.news}
        value={email}
        onValueChange={values => flow.send({ type: 'newsletter.change', email: values })}
        onBlur={() => flow.send({ type: 'newsletter.blur' })}
      />
      <NewsletterForm.Submit>{words.subscribe}</NewsletterForm.Submit>
      <NewsletterForm.Status>{messageKey && messagesIn[lang][messageKey]}</NewsletterForm.Status>
      {error && <NewsletterForm.Error>{error.message ?? words.offlineNews}</NewsletterForm.Error>}
    </NewsletterForm.Root>
  )
}

function NewsletterPage({ steps }: FlowStoryArgs<NewsletterEvent>) {
  return (
    <FlowPage
      steps={steps}
      setup={({ client, lang }) => {
        const backend = client({ '/api/news/subscribe': () => success({}) })
        return { createFlow: () => createNewsletterFlow({ client: backend, lang, successDuration: 4_000 }) }
      }}
      descriptions={newsletterStates}
      calls={['/api/news/subscribe']}
      events={[
        {
          type: 'newsletter.change',
          fields: { email: 'name@poshta.ua' },
          make: ({ text }) => ({ type: 'newsletter.change', email: text('email') }),
        },
        { type: 'newsletter.blur', make: () => ({ type: 'newsletter.blur' }) },
        { type: 'newsletter.submit', make: () => ({ type: 'newsletter.submit' }) },
        { type: 'newsletter.retry', make: () => ({ type: 'newsletter.retry' }) },
        { type: 'network.online', make: () => ({ type: 'network.online' }) },
      ]}
    >
      {(flow, lang) => <Newsletter flow={flow} lang={lang} />}
    </FlowPage>
  )
}

export const Playground: Story = {}
export const ValidatesThenSubscribes: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const { words, rules } = storyTexts(globals)
    const shop = shopPanel(canvas)
    const email = shop.getByRole('textbox', { name: words.news })
    await waitForState(canvas, 'editing')
    await userEvent.type(email, 'name{Enter}')
    await expect(email).toHaveAccessibleDescription(rules.newsletterEmail)
    await setNetworkConditions(canvas, 'held')
    await userEvent.type(email, '@poshta.ua{Enter}')
    await endCall(canvas, 'answer')
    await waitFor(() => expect(shop.getByText(rules.newsletterSent)).toBeVisible())
  },
}

export const ServerError: Story = {
  args: {
    steps: [
      { network: 'server' },
      { send: { type: 'newsletter.change', email: 'name@poshta.ua' } },
      { send: { type: 'newsletter.submit' } },
    ],
  },
}
export const ServerErrorIsShown: Story = {
  ...ServerError,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { rules } = storyTexts(globals)
    const shop = shopPanel(canvas)
    await waitFor(() => expect(shop.getByRole('alert')).toHaveTextContent(rules.failure.server))
    await expect(shop.getByRole('textbox')).toBeValid()
  },
}
