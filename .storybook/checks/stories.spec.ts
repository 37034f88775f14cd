// What the stories promise to designers: each control changes what is shown, each story shows the state it is named
// after, also on a docs page, where nothing is played.
import { expect, test } from '@playwright/test'
import { openStory } from '../pictures/open-story.ts'
import { stories } from '../pictures/stories.ts'
import { TOOLBAR_TAG } from '../pictures/toolbar.ts'
import { seenLater } from './seen-later.ts'
import { type Control, controlsOf, emit, lookOf, renderUnplayed } from './story.ts'

/** Stories of parts. Flows have live demos instead, foundations have no states. */
const ofParts = stories.filter(({ title }) => !/^(Flows|Foundations|Guide|Patterns)\//.test(title))
const parts = Array.from(new Set(ofParts.map(({ title }) => title)), title => ({
  title,
  ofPart: ofParts.filter(story => story.title === title),
}))

/** Values that a control is set to. */
function valuesFor({ type, options, max, value }: Control): unknown[] {
  if (type === 'boolean') return [value !== true]
  if (type === 'number' && typeof value !== 'number') return [3]
  // Pixels and prices are doubled: one more would hardly be seen.
  if (typeof value === 'number' && type === 'number')
    return [value === max ? value - 1 : Math.max(value + 1, value < 100 ? 0 : value * 2)]
  if (type === 'text') return ['Another text 42']
  return options ?? []
}

for (const { title, ofPart } of parts) {
  test(`${title}: the first story is the playground, one story is tagged for the toolbar`, () => {
    expect(ofPart[0]?.name).toBe('Playground')
    expect(ofPart.filter(({ tags }) => tags.includes(TOOLBAR_TAG))).toHaveLength(1)
  })

  test(`${title}: each control changes what the playground shows`, async ({ page }) => {
    const id = ofPart[0]?.id ?? ''
    await openStory(page, id)
    const controls = await controlsOf(page)
    for (const control of controls.filter(({ name }) => !seenLater[title]?.[name])) {
      const initial = await lookOf(page)
      const looks = new Set<string>()
      const values = valuesFor(control)
      for (const value of values) {
        await emit(page, 'updateStoryArgs', { storyId: id, updatedArgs: { [control.name]: value } })
        looks.add(await lookOf(page))
        await emit(page, 'resetStoryArgs', { storyId: id, argNames: [control.name] })
      }
      // Of a choice, one value is the current or the default one.
      if (control.type === 'select' || control.type === 'radio')
        expect.soft(looks.size, `values of ${control.name} differ`).toBe(values.length)
      else expect.soft(looks.has(initial), `${control.name} changes nothing`).toBe(false)
    }
  })

  test(`${title}: no two stories look alike, and none needs its play function`, async ({ page }) => {
    const names = new Map<string, string>()
    for (const { id, name } of ofPart) {
      await openStory(page, id)
      const played = await lookOf(page)
      await renderUnplayed(page, id)
      const look = await lookOf(page)
      expect.soft(look, `${name} is the same without its play function`).toBe(played)
      expect.soft(names.get(look), `${name} looks like no other story`).toBeUndefined()
      names.set(look, name)
    }
  })
}
