import { BlockList, isIP } from 'node:net'

/** Ranges that are not on the public internet. Source: IANA special-purpose address registries (RFC 6890). */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(network, prefix, 'ipv4')

/** Unicast addresses that are given out; everything else is special. */
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')
/** Ranges inside it that are special, or that lead to an IPv4 address: Teredo, documentation, 6to4. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is on the public internet: what a server may be asked to fetch. IPv4 in IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
