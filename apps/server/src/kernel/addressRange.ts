import { isIP } from 'node:net'

/**
 * The part of an IP address that belongs to one subscriber: all of an IPv4 address, the first 64 bits of an
 * IPv6 address (`2001:db8:0:1::/64`), the least that anyone gets. Anything else is returned as it is.
 */
export function addressRange(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (isIP(plain) !== 6) return plain
  const [start = '', end] = plain.split('::')
  const groups = start === '' ? [] : start.split(':')
  if (end !== undefined) {
    const after = end === '' ? [] : end.split(':')
    const missing = 8 - groups.length - after.length - (end.includes('.') ? 1 : 0)
    groups.push(...Array.from({ length: missing }, () => '0'), ...after)
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}${ofRange}`
}

/**
 * The network that a range belongs to: the first 48 bits of an IPv6 address (`2001:db8:0::/48`). A single
 * customer of a host or tunnel gets one free, with 65,536 ranges. Null for IPv4: a range is one address.
 */
export function networkOf(range: string): string | null {
  if (!range.endsWith(ofRange)) return null
  return `${range.slice(0, -ofRange.length).split(':').slice(0, 3).join(':')}::/48`
}

const ofRange = '::/64'
