import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { widths } from './widths.ts'

/** The built Storybook: `pnpm storybook:build` makes it. */
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

/** A story with this tag shows something else each time (a clock, a log) and has no picture. */
const WITHOUT_PICTURE = 'no-picture'

/** Every story that has a picture. The pages of the flows show machines, which are tested by their events. */
export const stories = Object.values(
  Index.parse(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))).entries,
).filter(({ type, title, tags }) => type === 'story' && !title.startsWith('Flows/') && !tags?.includes(WITHOUT_PICTURE))

/** Where the accepted pictures are kept. */
export const accepted = join(import.meta.dirname, 'accepted')

export const pictureOf = (id: string, width: number) => `${id}-${width}.png`

/** Names of the files of all pictures. */
export const pictures = stories.flatMap(({ id }) => Object.values(widths).map(width => pictureOf(id, width)))
