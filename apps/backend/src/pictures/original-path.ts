import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Picture } from '../db/schema/index.ts'
import { packageFile } from '../platform/package-file.ts'

const PLACEHOLDER = 'placeholder.svg'
const DEMO = 'demo/'
const demoFolder = packageFile('../../demo/pictures/')

/** Pictures of the demo shop come with the program; a database holds only their names. */
export const isOfDemo = ({ file }: Pick<Picture, 'file'>): boolean => file.startsWith(DEMO)

/** Where the file of a picture is: beside the program, or in the folder of originals. */
export function originalPath(originals: string, picture: Pick<Picture, 'file'>): string {
  const { file } = picture
  if (file === PLACEHOLDER) return fileURLToPath(packageFile(`src/pictures/${file}`))
  return isOfDemo(picture) ? fileURLToPath(new URL(file.slice(DEMO.length), demoFolder)) : join(originals, file)
}

/** The data of an SVG that comes with the program. */
function programPicture(file: string): Picture {
  const content = readFileSync(originalPath('', { file }))
  const text = content.toString()
  const [, width, height] = /<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(text) ?? []
  if (!width || !height) throw new Error(`${file} does not state its size.`)
  return {
    file,
    sha256: createHash('sha256').update(content).digest('hex'),
    width: Number(width),
    height: Number(height),
    ...(text.includes('class="latin"') ? { lettering: 'both' } : {}),
  }
}

const demoFile = (name: string): string => `${DEMO}${name}.svg`

/** Whether `demo/pictures` has a file of this name, without `.svg`. */
export const isDemoPicture = (name: string): boolean =>
  /^[\w-]+$/.test(name) && existsSync(originalPath('', { file: demoFile(name) }))

/** The name by which `demoPicture` finds a picture; undefined: it is not of the demo shop. */
export const demoNameOf = (picture: Pick<Picture, 'file'>): string | undefined =>
  isOfDemo(picture) ? picture.file.slice(DEMO.length, -'.svg'.length) : undefined

/** A file of `demo/pictures`, without `.svg`. */
export const demoPicture = (name: string): Picture => programPicture(demoFile(name))

/** Of a product that has no picture, nor its category. */
export const placeholder = (): Picture => programPicture(PLACEHOLDER)
