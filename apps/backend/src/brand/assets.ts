type BrandFile = 'logo.svg' | 'logo-dark.svg' | 'logo-footer.svg' | 'favicon.svg'

export const brandPath = (name: BrandFile): string => `/brand/${name}`

const asset = (name: BrandFile) => ({ path: brandPath(name), file: new URL(`./assets/${name}`, import.meta.url) })

/** SVG files of the brand with their paths. `favicon.svg` is the logo cropped to a square. */
export const brandAssets = [asset('logo.svg'), asset('logo-dark.svg'), asset('logo-footer.svg'), asset('favicon.svg')]
