import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { useFormFetcher } from './use-form-fetcher.ts'

function Page() {
  const { fetcher, formProps, isUnanswered } = useFormFetcher()
  return (
    <fetcher.Form {...formProps} method="post">
      <button type="submit">Send</button>
      <p role="status">{isUnanswered && 'Not sent'}</p>
    </fetcher.Form>
  )
}

it('says that a form was not sent when the request fails before the page is drawn anew', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page, action: () => null }])
  render(<Stub />)
  expect(screen.getByRole('status')).toHaveTextContent('')
  await act(async () => {
    fireEvent.click(screen.getByRole('button'))
    await new Promise(resolve => setTimeout(resolve))
  })
  expect(screen.getByRole('status')).toHaveTextContent('Not sent')
})
