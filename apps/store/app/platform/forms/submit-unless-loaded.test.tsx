import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
  submit.mockClear()
})

/** Presses the button of a form that sends its submit to a flow. `load`: how the flow is fetched. */
async function press(load: () => Promise<void>, status = 200) {
  vi.resetModules()
  const { submitUnlessLoaded } = await import('./submit-unless-loaded.ts')
  const { reloadInPlace } = await import('../errors/chunk-reload.ts')
  const probe = vi.fn(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', probe)
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
  return {
    probe,
    sent: () => [...new FormData(container.querySelector('form') ?? undefined)],
    /** Reloads are suspended until it is known that the form is not submitted. */
    decided: () => expect(reloadInPlace(new Error('no reload'))).rejects.toThrow('no reload'),
  }
}

it('sends a form once as without scripts, with its button, when the script that handles it is gone', async () => {
  const { sent } = await press(() => Promise.reject(new Error('gone')))
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(sent()).toEqual([
    ['contact.name', 'Олена'],
    ['intent', 'next'],
  ])
})

it('sends nothing when the script has come, which handles the submit itself', async () => {
  const { decided } = await press(() => Promise.resolve())
  await decided()
  expect(submit).not.toHaveBeenCalled()
})

it('sends nothing while the server is unreachable: the submit waits for the script', async () => {
  const { probe, decided } = await press(() => Promise.reject(new Error('no network')), 503)
  await decided()
  expect(probe).toHaveBeenCalledOnce()
  expect(submit).not.toHaveBeenCalled()
})
