import { readdirSync } from 'node:fs'
import { z } from 'zod'
import type { Protection } from '../protection.ts'

const Listed = z.strictObject({
  section: z.int().min(1).max(19),
  protects: z.string().min(1),
  removal: z.array(z.strictObject({ file: z.string(), find: z.string().min(1), replace: z.string() })).min(1),
  caughtBy: z.discriminatedUnion('runner', [
    z.strictObject({
      runner: z.literal('vitest'),
      project: z.enum(['node', 'dom', 'backend']),
      file: z.string(),
      title: z.string().min(1),
    }),
    z.strictObject({ runner: z.literal('playwright'), file: z.string(), title: z.string().min(1) }),
  ]),
}) satisfies z.ZodType<Protection>

/** Every export of a file in this folder is a list of protections. */
const folder = new URL('../', import.meta.url)

/** All protections, sorted by section. Throws when an export is not a list of protections. */
export async function allProtections(): Promise<Protection[]> {
  const areas = readdirSync(folder).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const found: Protection[] = []
  for (const area of areas.toSorted()) {
    const exported: Readonly<Record<string, unknown>> = await import(new URL(area, folder).href)
    for (const [name, list] of Object.entries(exported)) {
      const parsed = z.array(Listed).safeParse(list)
      if (!parsed.success) throw new Error(`${name} in tools/protections/${area}: ${z.prettifyError(parsed.error)}`)
      found.push(...parsed.data)
    }
  }
  return found.toSorted((a, b) => a.section - b.section)
}
