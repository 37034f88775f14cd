import type { Socket } from 'node:net'

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a URL has the address that its connection was accepted at. Without a public URL clients choose the host: pages are cached
 * for this one only, so that invented ones do not fill the cache.
 */
export function isListeningAddress(
  { hostname, port, protocol }: Pick<URL, 'hostname' | 'port' | 'protocol'>,
  { localAddress = '', localPort }: Pick<Socket, 'localAddress' | 'localPort'> = {},
): boolean {
  const own = localAddress.replace(/^::ffff:/, '')
  const hosts = [...loopback, own.includes(':') ? `[${own}]` : own]
  return hosts.includes(hostname) && Number(port || (protocol === 'https:' ? 443 : 80)) === localPort
}
