import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { brand } from './brand.ts'
import { otherNames } from './other-names.ts'

addons.setConfig({ theme: brand, sidebar: { showRoots: true } })

addons.register('shop/other-names', api => {
  // By then the index is there; once the names are in it there are none to add.
  api.on(CURRENT_STORY_WAS_SET, () => {
    const index = api.getIndex()
    const headings = otherNames(Object.values(index?.entries ?? {}))
    if (!index || headings.size === 0) return
    const entries = Object.entries(index.entries).map(([id, entry]) => {
      const anchors = headings.get(id)
      return [id, anchors ? { ...entry, anchors } : entry] as const
    })
    void api.setIndex({ ...index, entries: Object.fromEntries(entries) })
  })
})
