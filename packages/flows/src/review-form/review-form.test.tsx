import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useFlowEvent, useFlowView, useOwnFlow } from '../react/index.ts'
import {
  createDeferredClient,
  createFakeClient,
  createFakeReviews,
  createFakeStorage,
  flush,
} from '../testing/index.ts'
import { createReviewFormFlow, type ReviewFormFlow } from './index.ts'

function shop() {
  const reviews = createFakeReviews()
  const calls = createDeferredClient(createFakeClient(reviews.answers))
  const storage = createFakeStorage()
  const create = () => createReviewFormFlow({ client: calls, storage, productId: 7, lang: 'uk' })
  return { reviews, calls, create }
}

function Page({ create }: { create: () => ReviewFormFlow }) {
  const review = useOwnFlow(create)
  const { status, values, issues } = useFlowView(review)
  useFlowEvent(review, 'form.focus', ({ name }) => document.querySelector<HTMLElement>(`[name=${name}]`)?.focus())
  const field = (name: string) => (
    <input
      name={name}
      aria-label={name}
      aria-invalid={name in issues}
      value={values[name] ?? ''}
      onChange={({ target }) => review.send({ type: 'form.change', values: { [name]: target.value } })}
      onBlur={() => review.send({ type: 'form.blur', name })}
    />
  )
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        review.send({ type: 'form.submit' })
      }}
    >
      {field('grade')}
      {field('name')}
      {field('text')}
      <button type="submit">{status}</button>
    </form>
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('validates and sends a review once under StrictMode', async () => {
  const { reviews, calls, create } = shop()
  render(
    <StrictMode>
      <Page create={create} />
    </StrictMode>,
  )
  await act(flush)
  type('grade', '5')
  type('text', 'Тепла')
  fireEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByLabelText('name'))
  type('name', 'Олена')
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  await act(() => calls.answerAll())
  expect(screen.getByRole('button').textContent).toBe('sent')
  expect(reviews.published).toHaveLength(1)
})

it('restores a draft into a server-rendered page without a hydration warning', async () => {
  const { create } = shop()
  const before = create()
  before.start()
  await flush()
  before.send({ type: 'form.change', values: { text: 'Почато' } })
  before.stop()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page create={create} />)
  const consoleError = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  await act(async () => {
    hydrateRoot(root, <Page create={create} />, { onRecoverableError })
    await flush()
  })
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('Почато')
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(consoleError).not.toHaveBeenCalled()
})
