import { packageFile } from '../platform/package-file.ts'

/** The icon of a shop that has set none: the word mark cropped to a square. */
export const FAVICON = '/brand/favicon.svg'

export const FAVICON_FILE = packageFile('src/brand/assets/favicon.svg')

/** SVG files of the brand with their paths. */
export const brandAssets = [{ path: FAVICON, file: FAVICON_FILE }]

/** Background of the icons; that of `favicon.svg`. */
export const ICON_BACKGROUND = '#15181b'

/** PNG icons of an installed shop. `share`: how much of the width the favicon takes; a maskable icon may be cut to a circle. */
export const brandIcons = [
  { path: '/brand/icon-192.png', size: 192, share: 1 },
  { path: '/brand/icon-512.png', size: 512, share: 1 },
  { path: '/brand/icon-maskable-512.png', size: 512, share: 0.6 },
]
