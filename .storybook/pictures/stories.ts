import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { widths } from './widths.ts'

/** The built Storybook (`pnpm storybook:build`). */
export const built = process.env.STORYBOOK_BUILT ?? join(import.meta.dirname, '../../storybook-static')

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.string(),
      tags: z.array(z.string()).optional(),
    }),
  ),
})

/** A story with this tag renders differently each time (a clock, a log) and has no screenshot. */
const WITHOUT_PICTURE = 'no-picture'

/** Every story with a screenshot. The stories of the flows show state machines, which are tested by their events. */
export const stories = Object.values(
  Index.parse(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))).entries,
).filter(({ type, title, tags }) => type === 'story' && !title.startsWith('Flows/') && !tags?.includes(WITHOUT_PICTURE))

/** Folder of the accepted screenshots. */
export const accepted = join(import.meta.dirname, 'accepted')

export const pictureOf = (id: string, width: number) => `${id}-${width}.png`

/** File names of all screenshots. */
export const pictures = stories.flatMap(({ id }) => Object.values(widths).map(width => pictureOf(id, width)))
