import ipaddr from 'ipaddr.js'

/**
 * Returns the network that limits count an IP address as: an IPv4 address itself, and the first 64 bits of an IPv6 address, because a single
 * household has all addresses that begin with them.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
