import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { submitUnlessLoaded } from './submit-unless-loaded.ts'

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
  submit.mockClear()
})

/** Presses the button of a form that sends its submit to a flow. `load`: how the flow is fetched. */
function press(load: () => Promise<void>, status = 200) {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const { getByRole, container } = render(
    <form
      onSubmit={event => {
        event.preventDefault()
        submitUnlessLoaded({ load }, event)
      }}
    >
      <input name="contact.name" defaultValue="Олена" />
      <button type="submit" name="intent" value="next" />
    </form>,
  )
  getByRole('button').click()
  return () => [...new FormData(container.querySelector('form') ?? undefined)]
}

const settled = () => new Promise(resolve => setTimeout(resolve, 20))

it('sends a form once as without scripts, with its button, when the script that handles it is gone', async () => {
  const sent = press(() => Promise.reject(new Error('gone')))
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(sent()).toEqual([
    ['contact.name', 'Олена'],
    ['intent', 'next'],
  ])
})

it('sends nothing when the script has come, which handles the submit itself', async () => {
  press(() => Promise.resolve())
  await settled()
  expect(submit).not.toHaveBeenCalled()
})

it('sends nothing while the server is unreachable: the submit waits for the script', async () => {
  press(() => Promise.reject(new Error('no network')), 503)
  await settled()
  expect(submit).not.toHaveBeenCalled()
})
