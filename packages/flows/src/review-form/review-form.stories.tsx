import type { Locale } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { TextareaField, TextField } from '@shop/ui/field'
import { ReviewForm } from '@shop/ui/review-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import { reloadTab, sendEvent, shopPanel } from '../../../../.storybook/flows/play.ts'
import { issueText, shopperIn, shopWordsIn, storyTexts, useExampleTexts } from '../../../../.storybook/flows/texts.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeReviews } from '../testing/index.ts'
import { createReviewFormFlow, type ReviewFormEvent, type ReviewFormFlow } from './index.ts'
import { reviewFormStates } from './states.ts'

/** A form with a draft that is stored for a week; navigation is blocked while it is dirty. */
const meta = {
  title: 'Flows/Review form',
  tags: ['night'],
  component: ReviewPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ReviewPage>
export default meta
type Story = StoryObj<typeof meta>

function Form({ flow, lang }: { flow: ReviewFormFlow; lang: Locale }) {
  const words = useExampleTexts()
  const { values, issues, grade, status, pending, error } = useFlowView(flow)
  const field = (name: string) => ({
    value: values[name] ?? '',
    error: issueText(lang, issues[name]),
    onValueChange: (value: string) => flow.send({ type: 'form.change', values: { [name]: value } }),
    onBlur: () => flow.send({ type: 'form.blur', name }),
  })
  return (
    <ReviewForm.Root
      onSubmit={event => {
        event.preventDefault()
        flow.send({ type: 'form.submit' })
      }}
    >
      {error && <p role="alert">{error.message ?? shopWordsIn[lang].auth.failed}</p>}
      <ReviewForm.Grade
        required
        value={grade}
        error={issueText(lang, issues.grade)}
        onValueChange={next => flow.send({ type: 'form.change', values: { grade: String(next ?? '') } })}
      />
      <TextareaField {...field('text')} label={words.review} max={700} />
      <TextField {...field('name')} label={words.name} required />
      <ReviewForm.Footer>
        <Button type="submit" variant="accent" pending={pending}>
          {words.sendReview}
        </Button>
      </ReviewForm.Footer>
      <ReviewForm.Status done={status === 'sent'} />
    </ReviewForm.Root>
  )
}

function ReviewPage({ steps }: FlowStoryArgs<ReviewFormEvent>) {
  return (
    <FlowPage
      steps={steps}
      setup={({ client, storage, lang }) => {
        const deps = { client: client(createFakeReviews().answers), storage, lang, productId: 1 }
        return { createFlow: () => createReviewFormFlow(deps) }
      }}
      descriptions={reviewFormStates}
      calls={['/api/reviews/add']}
      events={[
        {
          type: 'form.change',
          fields: { name: ['text', 'name', 'grade', 'advantages', 'disadvantages'], value: '4' },
          make: ({ text }) => ({ type: 'form.change', values: { [text('name')]: text('value') } }),
        },
        { type: 'form.submit', make: () => ({ type: 'form.submit' }) },
        { type: 'form.cancel', make: () => ({ type: 'form.cancel' }) },
        { type: 'form.retry', make: () => ({ type: 'form.retry' }) },
        { type: 'form.reset', make: () => ({ type: 'form.reset' }) },
        {
          type: 'navigation.request',
          fields: { to: '/' },
          make: ({ text }) => ({ type: 'navigation.request', to: text('to') }),
        },
        { type: 'navigation.cancel', make: () => ({ type: 'navigation.cancel' }) },
        { type: 'navigation.proceed', make: () => ({ type: 'navigation.proceed' }) },
      ]}
    >
      {(flow, lang) => <Form flow={flow} lang={lang} />}
    </FlowPage>
  )
}

export const Playground: Story = {}
export const DraftSurvivesAReload: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const { words, lang } = storyTexts(globals)
    const { name } = shopperIn[lang]
    const shop = () => shopPanel(canvas)
    const author = () => shop().getByRole('textbox', { name: words.name })
    await userEvent.click(shop().getByRole('button', { name: words.sendReview }))
    await expect(author()).toBeInvalid()
    await userEvent.type(author(), name)
    await reloadTab(canvas)
    await waitFor(() => expect(author()).toHaveValue(name))
    await sendEvent(canvas, 'form.change', { name: 'grade', value: '5' })
    await waitFor(() => expect(shop().getByRole('radio', { name: /^5/ })).toBeChecked())
  },
}

/** Submitted empty: each missing answer has its error. */
export const InvalidForm: Story = { args: { steps: [{ send: { type: 'form.submit' } }] } }

const reviewIn = (lang: Locale) => ({ grade: '5', name: shopperIn[lang].name, text: shopperIn[lang].review })

/** No answer: the review is kept and can be sent again. */
export const NetworkFailure: Story = {
  args: {
    steps: lang => [
      { network: 'requestLost' },
      { send: { type: 'form.change', values: reviewIn(lang) } },
      { send: { type: 'form.submit' } },
    ],
  },
}
