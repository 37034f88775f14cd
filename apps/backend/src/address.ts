/**
 * The shopper's address: the connection's own, or, behind `proxies` trusted proxies, what the outermost of them saw. Each
 * proxy appends to X-Forwarded-For; what stands further left was written by the shopper and proves nothing.
 */
export function addressOf(remote: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0 || forwarded === undefined) return remote
  const hops = forwarded.split(',').map(hop => hop.trim())
  return hops.at(-proxies) ?? hops[0] ?? remote
}
