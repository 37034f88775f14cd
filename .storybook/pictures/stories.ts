import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoryIndex } from 'storybook/internal/types'
import { TOOLBAR_TAG, toolbarSettings, widths } from './toolbar.ts'

/** The built Storybook (`pnpm storybook:build`). */
export const built = process.env.STORYBOOK_BUILT ?? join(import.meta.dirname, '../../storybook-static')

const index: StoryIndex = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))

/** A story with this tag renders differently each time (a clock, a log) and has no screenshot. */
const WITHOUT_PICTURE = 'no-picture'

/** Every story in the sidebar; the others, tagged `!dev`, only test interactions. */
export const stories = Object.values(index.entries).filter(
  ({ type, tags }) => type === 'story' && tags?.includes('dev'),
)

/** A story with its toolbar settings, and the screenshots to take of it. */
interface Pictured {
  readonly id: string
  readonly title: string
  readonly globals: Readonly<Record<string, string>>
  readonly shots: readonly { readonly width: number; readonly file: string }[]
}

/** Between them little changes; the tablet has a setting of its own. */
const ends = [widths.phone, widths.desktop]

/**
 * All screenshots: each story with the initial toolbar settings on a phone and a desktop, a story tagged `toolbar` also
 * with the other settings at one width each. The stories of the flows show state machines, which are tested by their events.
 */
export const pictured: readonly Pictured[] = stories
  .filter(({ title, tags }) => !title.startsWith('Flows/') && !tags?.includes(WITHOUT_PICTURE))
  .flatMap(({ id, title, name, tags }) => [
    {
      id,
      title: `${title} › ${name}`,
      globals: {},
      shots: ends.map(width => ({ width, file: `${id}-${width}.png` })),
    },
    ...(tags?.includes(TOOLBAR_TAG) ? Object.entries(toolbarSettings) : []).map(([setting, { globals, width }]) => ({
      id,
      title: `${title} › ${name}, ${setting}`,
      globals,
      shots: [{ width: widths[width], file: `${id}-${setting}-${widths[width]}.png` }],
    })),
  ])

/** Folder of the accepted screenshots. */
export const accepted = join(import.meta.dirname, 'accepted')

/** File names of all screenshots. */
export const pictures = pictured.flatMap(({ shots }) => shots.map(({ file }) => file))
