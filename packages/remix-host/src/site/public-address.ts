import type { HostSettings } from '../host/settings'

/** A site's own address settings. */
type AddressSettings = Pick<HostSettings, 'publicUrl' | 'siteUrl' | 'host' | 'port'>

/** Names of the machine itself, which no one else can own. */
const localNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Addresses on which a server listens to every network. They're no name of a site. */
const everyNetwork: readonly string[] = ['0.0.0.0', '::', '[::]']

/**
 * Returns the address with which pages for everyone name their site: `PUBLIC_URL`, or without it the host of the request if it's this server's own name, and
 * otherwise the address in emails, or the server's own. A client can write any host, so it can't choose what others read, or fill the memory of stored pages. [FIND-014]
 */
export function publicAddress(settings: AddressSettings, request: { protocol: string; host: string }): string {
  if (settings.publicUrl) return settings.publicUrl
  const { host, port } = settings
  const own = everyNetwork.includes(host) ? 'localhost' : host
  const address = `${request.protocol}://${request.host}`
  const { hostname = '' } = URL.canParse(address) ? new URL(address) : {}
  const isOwn = hostname === own || localNames.includes(hostname)
  const hasOwnPort = isOwn && new URL(address).port === (port === 80 ? '' : String(port))
  return hasOwnPort ? address : (siteOrigin(settings) ?? `http://${own}:${port}`)
}

/** The dashboard's address has a path. */
const siteOrigin = ({ siteUrl }: AddressSettings): string | undefined => siteUrl && new URL(siteUrl).origin
