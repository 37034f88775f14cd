import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const packageJson = pathToFileURL(createRequire(import.meta.url).resolve('@shop/backend/package.json'))

/** URL of a file of this package, which is found by its name: the code runs from `src` and from `build`. */
export const packageFile = (path: string): URL => new URL(path, packageJson)
