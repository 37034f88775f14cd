/** Properties of schema.org whose values are addresses. */
const addresses = new Set(['@id', 'image', 'item', 'logo', 'mainEntityOfPage', 'target', 'url'])

const absolute = (value: string, origin: string): string =>
  value.startsWith('/') && !value.startsWith('//') ? origin + value : value

/** Structured data with every path of the shop made an absolute address: machines read it apart from the page. */
export function withOrigin(data: object, origin: string): object {
  const mend = (value: unknown, isAddress: boolean): unknown => {
    if (typeof value === 'string') return isAddress ? absolute(value, origin) : value
    if (Array.isArray(value)) return value.map(item => mend(item, isAddress))
    return typeof value === 'object' && value !== null ? withOrigin(value, origin) : value
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mend(value, addresses.has(name))]))
}
