import { resolve } from 'node:path'
import { asc, type SQL } from 'drizzle-orm'
import { photos } from '../db/schema/index.ts'
import type { CommandContext } from './command.ts'
import { writeToFile } from './files.ts'

/** Saves photos to a folder as `name-1.webp`, and tells their paths. */
export async function savePhotos(
  { db, workingDirectory }: CommandContext,
  which: SQL,
  folder: string,
  name: string,
): Promise<string> {
  const rows = await db.select({ data: photos.data }).from(photos).where(which).orderBy(asc(photos.id))
  const paths = rows.map((_, index) => resolve(workingDirectory, folder, `${name}-${index + 1}.webp`))
  for (const [index, { data }] of rows.entries()) await writeToFile(paths[index] ?? '', data)
  return paths.join('\n') || 'There are no photos.'
}
