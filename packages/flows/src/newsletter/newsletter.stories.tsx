import type { Locale } from '@shop/contract/locales'
import { NewsletterForm } from '@shop/ui/newsletter-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { useExampleTexts } from '../../../../.storybook/flows/goods.ts'
import { issueText, messagesIn } from '../../../../.storybook/flows/issues.ts'
import { conditions, end, lit, shopOf } from '../../../../.storybook/flows/play.ts'
import { spoken } from '../../../../.storybook/flows/spoken.ts'
import { useFlowView } from '../react/index.ts'
import { success } from '../testing/index.ts'
import { createNewsletterFlow, type NewsletterFlow } from './index.ts'
import { newsletterStates } from './states.ts'

const meta = { title: 'Flows/Newsletter', component: NewsletterPage } satisfies Meta<typeof NewsletterPage>
export default meta
type Story = StoryObj<typeof meta>

function Newsletter({ flow, lang }: { flow: NewsletterFlow; lang: Locale }) {
  const words = useExampleTexts()
  const { email, issue, said, pending, error } = useFlowView(flow)
  const problem = issueText(lang, issue) ?? (error ? (error.message ?? words.offlineNews) : undefined)
  return (
    <NewsletterForm.Root
      state={pending ? 'pending' : said ? 'done' : 'idle'}
      error={problem}
      onSubmitCapture={event => {
        event.preventDefault()
        event.stopPropagation()
        flow.send({ type: 'newsletter.submit' })
      }}
    >
      <NewsletterForm.Field
        label={words.news}
        value={email}
        onValueChange={values => flow.send({ type: 'newsletter.type', email: values })}
        onBlur={() => flow.send({ type: 'newsletter.leave' })}
      />
      <NewsletterForm.Submit>{words.subscribe}</NewsletterForm.Submit>
      <NewsletterForm.Status>{said && messagesIn[lang][said]}</NewsletterForm.Status>
    </NewsletterForm.Root>
  )
}

/** One address, judged by the contract's rules; sent once however often it is pressed, its thanks leave by themselves. */
function NewsletterPage() {
  return (
    <FlowPage
      begin={({ client, lang }) => {
        const backend = client({ '/api/news/subscribe': () => success({}) })
        return { open: () => createNewsletterFlow({ client: backend, lang, thanks: 4_000 }) }
      }}
      meanings={newsletterStates}
      calls={['/api/news/subscribe']}
      events={[
        {
          type: 'newsletter.type',
          fields: { email: 'name@poshta.ua' },
          make: ({ text }) => ({ type: 'newsletter.type', email: text('email') }),
        },
        { type: 'newsletter.leave', make: () => ({ type: 'newsletter.leave' }) },
        { type: 'newsletter.submit', make: () => ({ type: 'newsletter.submit' }) },
        { type: 'newsletter.retry', make: () => ({ type: 'newsletter.retry' }) },
        { type: 'network.back', make: () => ({ type: 'network.back' }) },
      ]}
    >
      {(flow, lang) => <Newsletter flow={flow} lang={lang} />}
    </FlowPage>
  )
}

export const AtWork: Story = {
  play: async ({ canvas, globals }) => {
    const { words, rules } = spoken(globals)
    const shop = shopOf(canvas)
    const email = shop.getByRole('textbox', { name: words.news })
    await lit(canvas, 'editing')
    await userEvent.type(email, 'name{Enter}')
    await expect(email).toHaveAccessibleDescription(rules.newsletterEmail)
    await conditions(canvas, 'held')
    await userEvent.type(email, '@poshta.ua{Enter}')
    await end(canvas, 'answer')
    await waitFor(() => expect(shop.getByText(rules.newsletterSent)).toBeVisible())
  },
}

export const ABreakdownIsToldAndCanBeTriedAgain: Story = {
  play: async ({ canvas, globals }) => {
    const { broken } = spoken(globals)
    await conditions(canvas, 'server')
    await userEvent.type(shopOf(canvas).getByRole('textbox'), 'name@poshta.ua{Enter}')
    await waitFor(() => expect(shopOf(canvas).getByText(broken)).toBeVisible())
  },
}
