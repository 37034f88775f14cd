type BrandFile = 'logo.svg' | 'logo-dark.svg' | 'logo-footer.svg' | 'favicon.svg'

export const brandPath = (name: BrandFile): string => `/brand/${name}`

const asset = (name: BrandFile) => ({ path: brandPath(name), file: new URL(`./assets/${name}`, import.meta.url) })

/** SVG files of the brand with their paths. `favicon.svg` is the logo cropped to a square. */
export const brandAssets = [asset('logo.svg'), asset('logo-dark.svg'), asset('logo-footer.svg'), asset('favicon.svg')]

/** Background of the icons; that of `favicon.svg`. */
export const ICON_BACKGROUND = '#15181b'

/** PNG icons of an installed shop. `share`: how much of the width the favicon takes; a maskable icon may be cut to a circle. */
export const brandIcons = [
  { path: '/brand/icon-192.png', size: 192, share: 1 },
  { path: '/brand/icon-512.png', size: 512, share: 1 },
  { path: '/brand/icon-maskable-512.png', size: 512, share: 0.6 },
]
