/** Properties of schema.org whose values are URLs. */
const addresses = new Set(['@id', 'image', 'item', 'logo', 'mainEntityOfPage', 'target', 'url'])

const absolute = (value: string, origin: string): string =>
  value.startsWith('/') && !value.startsWith('//') ? origin + value : value

/** Makes the shop's paths in structured data absolute URLs. */
export function withOrigin(data: object, origin: string): object {
  const toAbsolute = (value: unknown, isAddress: boolean): unknown => {
    if (typeof value === 'string') return isAddress ? absolute(value, origin) : value
    if (Array.isArray(value)) return value.map(item => toAbsolute(item, isAddress))
    return typeof value === 'object' && value !== null ? withOrigin(value, origin) : value
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toAbsolute(value, addresses.has(name))]))
}
