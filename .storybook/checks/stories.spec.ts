// What the stories promise to designers: each control changes what is shown, each story shows the state it is named
// after, also on a docs page, where nothing is played.
import { expect, test } from '@playwright/test'
import { openStory } from '../pictures/open-story.ts'
import { stories } from '../pictures/stories.ts'
import { TOOLBAR_TAG } from '../pictures/toolbar.ts'
import { type Control, controlsOf, emit, lookOf, renderUnplayed } from './story.ts'

const icon = 'Replaces the sign of an error or of a valid value: the playground starts with neither.'

/** Controls by title and name whose change is not seen at once, for the reason given: mostly it takes a press, a key or a wait. */
const seenLater: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Commerce/Buy bar': {
    targetId: 'Id of the button that is watched: the page has no other one.',
  },
  'Feedback/Drawer': { initialFocus: 'Where the focus goes when it opens.' },
  'Feedback/Modal': { duration: 'Of the sheets and drawers; the playground opens a dialog.' },
  'Forms/Combobox': {
    icon,
    delay: 'Time from a key to the request.',
    source: 'A change loads the options again; the same ones come.',
  },
  'Forms/Date field': {
    icon,
    min: 'Judges the date when the field is left; the calendar is closed at first.',
    max: 'As `min`.',
  },
  'Forms/Field': { icon },
  'Forms/Native select': { icon },
  'Forms/Password': { icon },
  'Forms/Phone': { icon },
  'Forms/Quantity stepper': {
    step: 'Applies to the next press of a button or an arrow key.',
    limitText: 'Announced when a press or a typed number exceeds the limit.',
  },
  'Forms/Search combobox': {
    delay: 'Time from a key to the request.',
    from: 'Number of typed characters from which suggestions are loaded.',
  },
  'Feedback/Loading bar': {
    active: 'Starts and ends a loading with timers of its own; the playground holds the bar in one state.',
    failed: 'As `active`.',
  },
  'Forms/Select': { icon },
  'Forms/Textarea': { icon },
  'Forms/Upload': {
    maxFiles: 'Judges the files that are added.',
    maxSize: 'Judges the files that are added.',
    name: 'Name of the file input, which has none once the transport takes over.',
    valueName: 'Name of the hidden fields of uploaded files: the playground has none at first.',
  },
  'Navigation/Language badge': {
    hoverDelay: 'Time from hovering to the open list.',
  },
  'Navigation/Scroll to top': {
    focusId: 'Where the focus goes on a press.',
  },
}

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
  return options
}

for (const { title, ofPart } of parts) {
  test(`${title}: the first story is the playground, one story is tagged for the toolbar`, () => {
    expect(ofPart[0]?.name).toBe('Playground')
    expect(ofPart.filter(({ tags }) => tags?.includes(TOOLBAR_TAG))).toHaveLength(1)
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
