import { type ExportList, exportLists } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'

type Part = DataOf<'/api/profile/export/list'>

/** Loads the entries of a list after the one with an id, or the first ones. */
type LoadPart = (list: ExportList, after: number | null) => Promise<Part>

/** JSON of a customer's data, with an entry of a list in each line. A part is loaded when the one before it was taken. */
async function* exportText(data: DataOf<'/api/profile/export'>, load: LoadPart): AsyncGenerator<string> {
  const lists: ReadonlySet<string> = new Set([...exportLists, 'more'])
  const once = Object.fromEntries(Object.entries(data).filter(([name]) => !lists.has(name)))
  yield JSON.stringify(once, null, 2).replace(/\n\}$/, '')
  for (const list of exportLists) {
    yield `,\n  ${JSON.stringify(list)}: [`
    let separator = '\n    '
    let after: number | null = null
    do {
      const { items, next }: Part = await load(list, after)
      for (const item of items) {
        yield separator + JSON.stringify(item)
        separator = ',\n    '
      }
      after = next
    } while (after !== null)
    yield '\n  ]'
  }
  yield '\n}\n'
}

/** The file of a customer's data, made as fast as it is read: whoever has many orders takes no more memory than others. */
export function exportFile(data: DataOf<'/api/profile/export'>, load: LoadPart): ReadableStream<Uint8Array> {
  const text = exportText(data, load)
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await text.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await text.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
