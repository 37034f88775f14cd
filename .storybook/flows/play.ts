import { locales } from '@shop/contract/locales'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CallResult } from '../../packages/flows/src/testing/index.ts'
import { flowWords } from './words.ts'

/** The words around the shop, in the language of the page. */
const words = () => flowWords[locales.find(one => one === document.documentElement.lang) ?? 'uk']
type Canvas = ReturnType<typeof within>

/** A panel, behind an open dialog too. */
const panel = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name, hidden: true }))

/** The components that the flow drives. */
export const shopOf = (canvas: Canvas) => panel(canvas, words().scene)

/** Sends an event by its button, its fields filled in first. */
export async function send(canvas: Canvas, type: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  const events = panel(canvas, words().events)
  const [button] = events.getAllByRole('button', { name: type })
  const form = button?.closest('form')
  if (!button || !form) throw new Error(`No event ${type}`)
  for (const [name, value] of Object.entries(fields)) {
    const field = within(form).getByLabelText(name)
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, value)
    else {
      await userEvent.clear(field)
      if (value) await userEvent.type(field, value)
    }
  }
  await userEvent.click(button)
}

/** Waits until a state is lit; its dotted path's last names are enough when they say which. */
export async function lit(canvas: Canvas, state: string): Promise<void> {
  const states = panel(canvas, words().states)
  const isLit = () =>
    states
      .getAllByText(state, { selector: 'code' })
      .some(name => name.closest('li')?.getAttribute('aria-current') === 'true')
  await waitFor(() => expect(isLit(), `${state} is lit`).toBe(true), { timeout: 5_000 })
}

/** Sets what becomes of the calls to come. */
export async function conditions(canvas: Canvas, result: CallResult, latency?: number): Promise<void> {
  const network = panel(canvas, words().network)
  await userEvent.selectOptions(network.getByLabelText(words().result), result)
  if (latency === undefined) return
  const field = network.getByLabelText(words().latency)
  await userEvent.clear(field)
  await userEvent.type(field, String(latency))
}

/** Ends the oldest call that waits. */
export async function end(canvas: Canvas, how: 'answer' | 'lose'): Promise<void> {
  const [button] = await panel(canvas, words().network).findAllByRole('button', {
    name: new RegExp(`^${words()[how]}`),
  })
  if (button) await userEvent.click(button)
}

/** Waits for a line of the log. */
export async function logged(canvas: Canvas, text: RegExp): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('log', { hidden: true })).toHaveTextContent(text), { timeout: 5_000 })
}

/** Loads the tab anew. */
export const reload = async (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: words().reload }))
