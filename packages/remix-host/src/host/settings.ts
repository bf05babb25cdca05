import { type Brand, brandFromEnvironment } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type ChatProvider, parseChatProvider } from './chat-provider'
import { type MapTiles, parseMapTiles } from './map-tiles'

const webAddress = Type.String({
  pattern: '^https?://[^\\s]+$',
  description: 'a URL that starts with http:// or https://',
})
const words = Type.String({ minLength: 1, description: 'text' })
const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

const Environment = Type.Object({
  API_PORT: Type.Integer({ minimum: 1, maximum: 65_535, default: 4000, description: 'a port from 1 to 65535' }),
  API_URL: Type.Optional(webAddress),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'a host name or an IP address' }),
  PUBLIC_URL: Type.Optional(webAddress),
  ANALYTICS_URL: Type.Optional(webAddress),
  ANALYTICS_TOKEN: Type.Optional(words),
  OIDC_ISSUER: Type.Optional(webAddress),
  MAP_TILES: Type.Optional(words),
  PHONE_OPTIONAL: Type.Boolean({ default: false, description: 'true or false' }),
  CHAT_SCRIPT_URL: Type.Optional(words),
  CHAT_ORIGINS: Type.Optional(words),
  BRAND_NAME: Type.Optional(words),
  BRAND_PHONE: Type.Optional(words),
  BRAND_EMAIL: Type.Optional(words),
  TRUST_PROXY: Type.Boolean({ default: false, description: 'true or false' }),
  LOG_LEVEL: Type.Union(
    logLevels.map((level) => Type.Literal(level)),
    { default: 'warn', description: `one of ${logLevels.join(', ')}` },
  ),
})

/** The environment variable that holds a site's own port, and the port when it is unset. */
export interface PortVariable {
  variable: string
  /** The variable that holds the site's address in emails, which also names it on stored pages if `PUBLIC_URL` is unset. */
  address?: string
  fallback: number
  /** The other site of the same operator: the variables of its port and its address, and the path under which it is. */
  neighbor?: { variable: string; address: string; fallback: number; path?: `/${string}` }
}

/** The settings of a site's web server. The README's table of settings describes each variable. */
export interface HostSettings {
  port: number
  host: string
  /** The API's URL, without a trailing slash. */
  apiUrl: string
  /** The URL that people use, for canonical links. When unset, the URL of each request counts, except on pages that are stored for everyone. */
  publicUrl?: string
  /** The site's address in emails. Stored pages have it when `publicUrl` is unset. */
  siteUrl?: string
  /** The address of the other site: the dashboard shows previews of the marketplace’s pages in a frame. [WORK-010] */
  neighborUrl?: string
  /** The analytics service that receives page reports. Analytics are off when unset. */
  analytics?: { url: string; token?: string }
  /** Whether people can sign in with the operator's OpenID Connect provider. */
  hasThirdPartySignIn: boolean
  /** The streets of the map. Without them, it shows towns, water, parks, and borders. */
  mapTiles?: MapTiles
  /** Whether a family can go without a phone number because it would rather not be called. [TRUST-006] */
  isPhoneOptional: boolean
  /** The provider whose widget replaces our own chat. */
  chatProvider?: ChatProvider
  brand: Brand
  trustProxy: boolean
  logLevel: string
}

/**
 * Reads the settings of a site whose port has its own variable.
 *
 * @throws An error that names the variable and says what it must be.
 */
export function readHostSettings(environment: Record<string, string | undefined>, port: PortVariable): HostSettings {
  const { [port.variable]: ownPort, ...values } = parseVariables(
    Type.Composite([Environment, Type.Object({ [port.variable]: portSchema(port.fallback) })]),
    environment,
  )
  const read: Static<typeof Environment> = Value.Decode(Environment, values)
  const siteUrl = readAddress(environment, port.address)
  const chatProvider = parseChatProvider(read.CHAT_SCRIPT_URL, read.CHAT_ORIGINS)
  return {
    port: Number(ownPort),
    host: read.HOST,
    apiUrl: withoutTrailingSlash(read.API_URL ?? `http://127.0.0.1:${read.API_PORT}`),
    brand: brandFromEnvironment(environment),
    hasThirdPartySignIn: read.OIDC_ISSUER !== undefined,
    isPhoneOptional: read.PHONE_OPTIONAL,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    ...(chatProvider ? { chatProvider } : {}),
    ...(read.MAP_TILES ? { mapTiles: parseMapTiles(read.MAP_TILES) } : {}),
    ...(siteUrl ? { siteUrl } : {}),
    ...(port.neighbor ? { neighborUrl: readNeighbor(environment, port.neighbor) } : {}),
    ...(read.PUBLIC_URL ? { publicUrl: withoutTrailingSlash(read.PUBLIC_URL) } : {}),
    ...(read.ANALYTICS_URL
      ? {
          analytics: { url: read.ANALYTICS_URL, ...(read.ANALYTICS_TOKEN ? { token: read.ANALYTICS_TOKEN } : {}) },
        }
      : {}),
  }
}

function readAddress(environment: Record<string, string | undefined>, variable?: string): string | undefined {
  if (variable === undefined) return undefined
  const { [variable]: address } = parseVariables(Type.Object({ [variable]: Type.Optional(webAddress) }), environment)
  return typeof address === 'string' ? withoutTrailingSlash(address) : undefined
}

function readNeighbor(
  environment: Record<string, string | undefined>,
  { variable, address, fallback, path = '/' }: NonNullable<PortVariable['neighbor']>,
): string {
  const port = parseVariables(Type.Object({ [variable]: portSchema(fallback) }), environment)[variable]
  return readAddress(environment, address) ?? withoutTrailingSlash(`http://localhost:${String(port)}${path}`)
}

const portSchema = (fallback: number) =>
  Type.Integer({ minimum: 0, maximum: 65_535, default: fallback, description: 'a port from 0 to 65535' })

function parseVariables(
  schema: ReturnType<typeof Type.Object>,
  environment: Record<string, string | undefined>,
): Record<string, unknown> {
  const present = Object.fromEntries(
    Object.keys(schema.properties)
      .filter((name) => environment[name] !== undefined && environment[name] !== '')
      .map((name) => [name, environment[name]]),
  )
  const values: unknown = Value.Default(schema, Value.Convert(schema, present))
  if (Value.Check(schema, values)) return values
  const name = Value.Errors(schema, values).First()?.path.slice(1) ?? ''
  throw new Error(`Environment variable ${name} must be ${schema.properties[name]?.description ?? 'set correctly'}.`)
}

/** Returns a path or URL without a slash at its end. */
export const withoutTrailingSlash = (path: string): string => path.replace(/\/$/, '')
