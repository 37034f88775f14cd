import { isIP, isIPv6 } from 'node:net'

/** The eight 16-bit groups of a valid IPv6 address: `::` is expanded to the missing zeros. */
function groupsOf(address: string): number[] {
  // The last 32 bits may be written as IPv4: `::ffff:192.0.2.1`.
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = [], tail = []] = hexadecimal
    .split('::')
    .map(half => (half === '' ? [] : half.split(':').map(group => Number.parseInt(group, 16))))
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

/**
 * The key that rate limits count by: an IPv4 address, also one mapped to IPv6 (`::ffff:192.0.2.1`), or the /64 network of an
 * IPv6 address, which belongs to one subscriber. Idempotent. Source: the specification of the wire.
 */
function rateLimitAddress(address: string): string {
  const [bare = ''] = address
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .split('%')
  if (!isIPv6(bare)) {
    const host = bare.replace(/:\d+$/, '')
    return isIP(host) === 4 ? host : bare
  }
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::`
}

/**
 * The client's address for rate limits: that of the connection, or, behind `proxies` trusted proxies, the one that the
 * outermost of them received. Each proxy appends to X-Forwarded-For; entries further left come from the client and are not trusted.
 */
export function clientAddressOf(remote: string, forwarded: string | string[] | undefined, proxies: number): string {
  if (proxies === 0 || forwarded === undefined) return rateLimitAddress(remote)
  const hops = forwarded
    .toString()
    .split(',')
    .map(hop => hop.trim())
  return rateLimitAddress(hops.at(-proxies) ?? hops[0] ?? remote)
}
