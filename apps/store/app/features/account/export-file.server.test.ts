import { setImmediate } from 'node:timers/promises'
import { type ExportList, exportLists } from '@shop/contract'
import { expect, it } from 'vitest'
import { exportFile } from './export-file.server.ts'

const profile = { profile: { name: 'Олена «}»' }, addresses: [] }
/** As the call answers it, with the first part of a list. */
const answer = { ...profile, orders: [{ id: 1 }], more: { orders: 1 } }
const entries = (list: ExportList) =>
  list === 'orders' ? [1, 2, 3, 4, 5].map(id => ({ id, text: `${list}\n${id}` })) : []

/** Two entries a part. */
function parts() {
  const loaded: string[] = []
  const load = async (list: ExportList, after: number | null) => {
    loaded.push(`${list} ${after}`)
    const items = entries(list)
      .filter(({ id }) => id > (after ?? 0))
      .slice(0, 2)
    return { items, next: items.length < 2 ? null : (items.at(-1)?.id ?? null) }
  }
  return { loaded, load }
}

it('has everything once, whatever parts it comes in', async () => {
  const { loaded, load } = parts()
  const text = await new Response(exportFile(answer, load)).text()
  expect(JSON.parse(text)).toEqual({
    ...profile,
    ...Object.fromEntries(exportLists.map(list => [list, entries(list)])),
  })
  expect(loaded.slice(0, 4)).toEqual(['orders null', 'orders 2', 'orders 4', 'returns null'])
})

it('loads a part when the one before it was read, and none after the reader has left', async () => {
  const { loaded, load } = parts()
  const reader = exportFile(answer, load).getReader()
  await reader.read()
  await setImmediate() // what is not held back would run ahead of the reader by now
  expect(loaded).toEqual([])
  while (loaded.length === 0) await reader.read()
  await reader.read()
  await setImmediate()
  expect(loaded).toEqual(['orders null'])
  await reader.cancel()
  expect(loaded).toEqual(['orders null'])
})

it('fails as a whole when a part cannot be loaded: a part of the data is not taken for all of it', async () => {
  const file = exportFile(answer, async () => {
    throw new Error('The shop is closing')
  })
  await expect(new Response(file).text()).rejects.toThrow('The shop is closing')
})
