import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CallResult } from '../../packages/flows/src/testing/index.ts'
import { flowWords as words } from './words.ts'

type Canvas = ReturnType<typeof within>

/** A panel, also while a dialog hides it. */
const panel = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name, hidden: true }))

/** The panel of the shop's components. */
export const shopPanel = (canvas: Canvas) => panel(canvas, words.demo)

/** Fills in the fields of an event and sends it by its button. */
export async function sendEvent(
  canvas: Canvas,
  type: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const events = panel(canvas, words.events)
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

/** Waits until a state of this name is active. */
export async function waitForState(canvas: Canvas, state: string): Promise<void> {
  const states = panel(canvas, words.states)
  const isActive = () =>
    states
      .getAllByText(state, { selector: 'code' })
      .some(name => name.closest('li')?.getAttribute('aria-current') === 'true')
  await waitFor(() => expect(isActive(), `${state} is active`).toBe(true))
}

/** Sets the result and the latency of future calls. */
export async function setNetworkConditions(canvas: Canvas, result: CallResult, latency?: number): Promise<void> {
  const network = panel(canvas, words.network)
  await userEvent.selectOptions(network.getByLabelText(words.result), result)
  if (latency === undefined) return
  const field = network.getByLabelText(words.latency)
  await userEvent.clear(field)
  await userEvent.type(field, String(latency))
}

/** Ends the oldest pending call. */
export async function endCall(canvas: Canvas, how: 'answer' | 'failNetwork'): Promise<void> {
  const [button] = await panel(canvas, words.network).findAllByRole('button', {
    name: new RegExp(`^${words[how]}`),
  })
  if (button) await userEvent.click(button)
}

/** Waits for a log entry. */
export async function waitForLog(canvas: Canvas, text: RegExp): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('log', { hidden: true })).toHaveTextContent(text))
}

/** Reloads the tab. */
export const reloadTab = async (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: words.reload }))
