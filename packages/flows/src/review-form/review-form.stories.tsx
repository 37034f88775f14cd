import type { Locale } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { TextareaField, TextField } from '@shop/ui/field'
import { ReviewForm } from '@shop/ui/review-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { useExampleTexts } from '../../../../.storybook/flows/goods.ts'
import { issueText } from '../../../../.storybook/flows/issues.ts'
import { reload, send, shopOf } from '../../../../.storybook/flows/play.ts'
import { spoken } from '../../../../.storybook/flows/spoken.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeReviews } from '../testing/index.ts'
import { createReviewFormFlow, type ReviewFormFlow } from './index.ts'
import { reviewFormStates } from './states.ts'

const meta = { title: 'Flows/Review form', component: ReviewPage } satisfies Meta<typeof ReviewPage>
export default meta
type Story = StoryObj<typeof meta>

function Form({ flow, lang }: { flow: ReviewFormFlow; lang: Locale }) {
  const words = useExampleTexts()
  const { values, issues, grade, status, pending, error } = useFlowView(flow)
  const field = (name: string) => ({
    value: values[name] ?? '',
    error: issueText(lang, issues[name]),
    onValueChange: (value: string) => flow.send({ type: 'form.type', values: { [name]: value } }),
    onBlur: () => flow.send({ type: 'form.leave', name }),
  })
  return (
    <ReviewForm.Root
      onSubmit={event => {
        event.preventDefault()
        flow.send({ type: 'form.submit' })
      }}
    >
      {error?.message && <p role="alert">{error.message}</p>}
      <ReviewForm.Grade
        required
        value={grade}
        error={issueText(lang, issues.grade)}
        onValueChange={next => flow.send({ type: 'form.type', values: { grade: String(next ?? '') } })}
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

/** A form that keeps what was begun for a week, and asks before it is left behind. */
function ReviewPage() {
  return (
    <FlowPage
      begin={({ client, storage, lang }) => {
        const world = { client: client(createFakeReviews().answers), storage, lang, productId: 1 }
        return { open: () => createReviewFormFlow(world) }
      }}
      meanings={reviewFormStates}
      calls={['/api/reviews/add']}
      events={[
        {
          type: 'form.type',
          fields: { name: ['text', 'name', 'grade', 'advantages', 'disadvantages'], value: '4' },
          make: ({ text }) => ({ type: 'form.type', values: { [text('name')]: text('value') } }),
        },
        { type: 'form.submit', make: () => ({ type: 'form.submit' }) },
        { type: 'form.cancel', make: () => ({ type: 'form.cancel' }) },
        { type: 'form.retry', make: () => ({ type: 'form.retry' }) },
        { type: 'form.reset', make: () => ({ type: 'form.reset' }) },
        { type: 'page.leave', fields: { to: '/' }, make: ({ text }) => ({ type: 'page.leave', to: text('to') }) },
        { type: 'page.stay', make: () => ({ type: 'page.stay' }) },
        { type: 'page.go', make: () => ({ type: 'page.go' }) },
      ]}
    >
      {(flow, lang) => <Form flow={flow} lang={lang} />}
    </FlowPage>
  )
}

export const AtWork: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    const shop = () => shopOf(canvas)
    const author = () => shop().getByRole('textbox', { name: words.name })
    await userEvent.click(shop().getByRole('button', { name: words.sendReview }))
    await expect(author()).toBeInvalid()
    await userEvent.type(author(), 'Олена')
    await reload(canvas)
    await waitFor(() => expect(author()).toHaveValue('Олена'))
    await send(canvas, 'form.type', { name: 'grade', value: '5' })
    await waitFor(() => expect(shop().getByRole('radio', { name: /^5/ })).toBeChecked())
  },
}
