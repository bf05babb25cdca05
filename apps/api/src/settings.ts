import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Brand, brandFromEnvironment } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** `post@example.com` or `A name <post@example.com>`. */
const sender = /^(?:([^<>"\r\n]{1,100}) <([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/
const logLevels = ['silent', 'error', 'warn', 'info', 'debug']

// The titles complete "Set VARIABLE to …" in errors.
const text = (fallback: string) => Type.String({ minLength: 1, default: fallback, title: 'a value' })
const secret = () => Type.Optional(Type.String({ minLength: 1, title: 'a value' }))
const flag = (fallback: boolean) => Type.Boolean({ default: fallback, title: 'true or false' })
const url = () => Type.String({ pattern: '^https?://[^\\s?#]+$', title: 'an http:// or https:// URL without a query' })
const databaseUrl = () => Type.String({ pattern: '^postgres(ql)?://', title: 'a postgres:// URL' })
const integer = (maximum: number, fallback: number) =>
  Type.Integer({ minimum: 0, maximum, default: fallback, title: `a whole number from 0 to ${maximum}` })

const Environment = Type.Object({
  API_PORT: integer(65_535, 4000),
  HOST: text('127.0.0.1'),
  DATA_DIR: text(fileURLToPath(new URL('../../../.data', import.meta.url))),
  WIZARD_SCRIPTS: text(fileURLToPath(new URL('../../../packages/gwizzy/dist', import.meta.url))),
  DATABASE_URL: Type.Optional(databaseUrl()),
  WEB_ORIGINS: Type.String({ default: '' }),
  ADVISOR_MINUTES: integer(100_000, 240),
  PHONE_OPTIONAL: flag(false),
  TRUST_PROXY: flag(false),
  RATE_LIMIT: flag(true),
  LOAD_SHEDDING: flag(true),
  LOG_LEVEL: Type.Union(
    logLevels.map((level) => Type.Literal(level)),
    { default: 'warn', title: `one of ${logLevels.join(', ')}` },
  ),
  NODE_ENV: Type.String({ default: 'development' }),
  JOBS_URL: Type.Optional(Type.String({ pattern: '^https?://', title: 'an http:// or https:// URL' })),
  FORMS_URL: Type.Optional(Type.String({ pattern: '^https?://', title: 'an http:// or https:// URL' })),
  FORMS_TOKEN: secret(),
  PHONE_LOOKUP_URL: Type.Optional(url()),
  PHONE_LOOKUP_TOKEN: secret(),
  VOICE_URL: Type.Optional(url()),
  VOICE_TOKEN: secret(),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://[^\\s/]+', title: 'an smtp:// or smtps:// URL' })),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: sender.source,
      title: 'an email address, or a name and an address: A name <post@example.com>',
    }),
  ),
  INBOUND_MAIL_ADDRESS: Type.Optional(
    Type.String({
      pattern: '^[a-zA-Z0-9._-]{1,10}@[a-zA-Z0-9.-]{3,180}$',
      title: 'an email address with up to 10 letters before the @, such as reply@mail.example',
    }),
  ),
  INBOUND_MAIL_TOKEN: Type.Optional(Type.String({ minLength: 16, title: '16 characters or more' })),
  TEXTS_URL: Type.Optional(url()),
  TEXTS_TOKEN: secret(),
  MARKETPLACE_PORT: integer(65_535, 3000),
  DASHBOARD_PORT: integer(65_535, 3001),
  MARKETPLACE_URL: Type.Optional(url()),
  DASHBOARD_URL: Type.Optional(url()),
  OIDC_ISSUER: Type.Optional(url()),
  OIDC_CLIENT_ID: secret(),
  OIDC_CLIENT_SECRET: secret(),
  DATABASE_READ_URL: Type.Optional(databaseUrl()),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://', title: 'a redis:// or rediss:// URL' })),
  S3_BUCKET: Type.Optional(
    Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$', title: 'the name of a bucket, without its URL' }),
  ),
  S3_ENDPOINT: Type.Optional(url()),
  S3_REGION: text('us-east-1'),
  S3_ACCESS_KEY_ID: secret(),
  S3_SECRET_ACCESS_KEY: secret(),
  DRAIN_SECONDS: integer(300, 0),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16, title: '16 characters or more' })),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(url()),
})

/** The settings from environment variables. The README describes each variable. */
export interface Settings {
  port: number
  host: string
  dataDirectory: string
  /** The folder of the wizard's built element, which partners' pages load from the API. */
  wizardScripts: string
  databaseUrl?: string
  /** Minutes an advisor has to respond before the family is offered to the next one. */
  minutesToRespond: number
  /** Whether a family can send a request without a phone number because it would rather not be called. [TRUST-006] */
  isPhoneOptional: boolean
  /** The origins of sites whose pages may send requests with a person's cookies. */
  webOrigins: string[]
  trustProxy: boolean
  isRateLimited: boolean
  shedsLoad: boolean
  logLevel: string
  /** Whether the site runs in production under an https: URL: cookies are Secure, staff need two factors, and demo accounts are disabled. */
  isPublic: boolean
  /** Whether people reach the site under an https: URL, in whichever mode this program runs. Such a site gets no demo data. */
  hasHttpsUrl: boolean
  /** External services. Features without a configured service return empty results. */
  services: {
    jobBoard?: { url: string }
    forms?: { url: string; token: string }
    /** Looks up whether phone numbers are in use, and their type of carrier. */
    phoneLookup?: { url: string; token: string }
    /** Places phone calls. */
    voice?: { url: string; token: string }
  }
  /** The mail server. Without one, emails stay in the outbox. Without `from`, emails come from the brand's address. */
  mail?: { url: string; from?: { name: string; address: string } }
  /** The address where families answer our emails, and the secret of the mail server that posts what it receives. It also signs the addresses. */
  inboundMail?: { address: string; token: string }
  /** The service that sends texts. Without one, texts stay in the outbox. */
  texts?: { url: string; token: string }
  /** The URLs of the two sites for links in emails, without a slash at the end. */
  sites: { marketplace: string; dashboard: string }
  /** The OpenID Connect provider that people can sign in with, if any. */
  oidc?: { issuer: string; clientId: string; clientSecret: string }
  /** A replica of the PostgreSQL database, for visitors' reads. */
  replicaUrl?: string
  /** The Redis that processes of the API share for rate limits and events. Without it, each process has its own. */
  redisUrl?: string
  /** The bucket of uploaded photos. Without one, they're in the data directory. `endpoint` is missing for AWS itself. */
  bucket?: { name: string; region: string; endpoint?: string; accessKeyId: string; secretAccessKey: string }
  /** Seconds that the server keeps serving after a stop signal, so the load balancer notices. */
  drainSeconds: number
  /** The token that a reader of the metrics must send. Without it, only this machine can read them. */
  metricsToken?: string
  /** The OpenTelemetry collector that receives traces, if any. */
  collector?: string
  /** The operator of the site, as partners' pages show it. */
  brand: Brand
}

/** Reads the settings. @throws An error that names the variable and what to set it to */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const variables = Object.fromEntries(
    Object.keys(Environment.properties)
      .filter((name) => environment[name] !== undefined && environment[name] !== '')
      .map((name) => [name, environment[name]]),
  )
  const values: unknown = Value.Default(Environment, Value.Convert(Environment, variables))
  if (!Value.Check(Environment, values)) {
    const [error] = Value.Errors(Environment, values)
    throw new Error(`Set ${error?.path.slice(1)} to ${error?.schema.title ?? 'another value'}`)
  }
  const settings = toSettings(values, environment['INIT_CWD'] ?? '.')
  if (settings.isPublic) rejectWeakSettings(values)
  return { ...settings, brand: brandFromEnvironment(environment) }
}

/** The fewest characters of a secret that no one can guess. */
const shortestSecret = 16

/** Throws for a weak secret or an unencrypted URL on a public site. The error doesn't contain the value. */
function rejectWeakSettings(values: Static<typeof Environment>): void {
  for (const name of [
    'OIDC_CLIENT_SECRET',
    'FORMS_TOKEN',
    'TEXTS_TOKEN',
    'PHONE_LOOKUP_TOKEN',
    'VOICE_TOKEN',
    'S3_SECRET_ACCESS_KEY',
  ] as const) {
    const secret = values[name]
    if (secret !== undefined && secret.length < shortestSecret) {
      throw new Error(`Set ${name} to ${shortestSecret} characters or more, because the site is public`)
    }
  }
  for (const name of [
    'OIDC_ISSUER',
    'FORMS_URL',
    'JOBS_URL',
    'TEXTS_URL',
    'PHONE_LOOKUP_URL',
    'VOICE_URL',
    'S3_ENDPOINT',
  ] as const) {
    if (values[name]?.startsWith('http:')) {
      throw new Error(`Set ${name} to an https:// URL, because the site is public`)
    }
  }
}

/** Converts variables to settings. Relative paths start at `folder`, where npm was started, because each program runs in its own folder. */
function toSettings(values: Static<typeof Environment>, folder: string): Omit<Settings, 'brand'> {
  const addresses = [values.MARKETPLACE_URL, values.DASHBOARD_URL, ...values.WEB_ORIGINS.split(',')]
  const hasHttpsUrl = addresses.some((address) => address?.startsWith('https:'))
  return {
    port: values.API_PORT,
    host: values.HOST,
    dataDirectory: resolve(folder, values.DATA_DIR),
    wizardScripts: resolve(folder, values.WIZARD_SCRIPTS),
    ...(values.DATABASE_URL === undefined ? {} : { databaseUrl: values.DATABASE_URL }),
    minutesToRespond: values.ADVISOR_MINUTES,
    isPhoneOptional: values.PHONE_OPTIONAL,
    webOrigins: values.WEB_ORIGINS.split(',').filter((origin) => origin !== ''),
    trustProxy: values.TRUST_PROXY,
    isRateLimited: values.RATE_LIMIT,
    shedsLoad: values.RATE_LIMIT && values.LOAD_SHEDDING,
    logLevel: values.LOG_LEVEL,
    isPublic: values.NODE_ENV === 'production' && hasHttpsUrl,
    hasHttpsUrl,
    services: toServices(values),
    ...(values.SMTP_URL ? { mail: { url: values.SMTP_URL, ...parseSender(values.MAIL_FROM) } } : {}),
    ...toInboundMail(values),
    ...toTexts(values),
    sites: {
      marketplace: withoutSlash(values.MARKETPLACE_URL ?? `http://localhost:${values.MARKETPLACE_PORT}`),
      dashboard: withoutSlash(values.DASHBOARD_URL ?? `http://localhost:${values.DASHBOARD_PORT}/dashboard`),
    },
    ...toOidc(values),
    ...toReplica(values),
    ...(values.REDIS_URL ? { redisUrl: values.REDIS_URL } : {}),
    ...toBucket(values),
    drainSeconds: values.DRAIN_SECONDS,
    ...(values.METRICS_TOKEN ? { metricsToken: values.METRICS_TOKEN } : {}),
    ...(values.OTEL_EXPORTER_OTLP_ENDPOINT ? { collector: withoutSlash(values.OTEL_EXPORTER_OTLP_ENDPOINT) } : {}),
  }
}

function toServices(values: Static<typeof Environment>): Settings['services'] {
  const forms = toService(values, 'FORMS')
  const phoneLookup = toService(values, 'PHONE_LOOKUP')
  const voice = toService(values, 'VOICE')
  return {
    ...(values.JOBS_URL ? { jobBoard: { url: values.JOBS_URL } } : {}),
    ...(forms ? { forms } : {}),
    ...(phoneLookup ? { phoneLookup } : {}),
    ...(voice ? { voice } : {}),
  }
}

function toTexts(values: Static<typeof Environment>): Pick<Settings, 'texts'> {
  const texts = toService(values, 'TEXTS')
  return texts ? { texts } : {}
}

/** Returns the URL and token of a service, if both are set. @throws When only one is */
function toService(
  values: Static<typeof Environment>,
  name: 'FORMS' | 'PHONE_LOOKUP' | 'VOICE' | 'TEXTS',
): { url: string; token: string } | undefined {
  const [url, token] = [values[`${name}_URL`], values[`${name}_TOKEN`]]
  if (url && token) return { url, token }
  if (!url && !token) return undefined
  throw new Error(`Set both ${name}_URL and ${name}_TOKEN, or neither`)
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

function parseSender(value: string | undefined): Pick<NonNullable<Settings['mail']>, 'from'> {
  const [, name, namedAddress, plainAddress] = sender.exec(value ?? '') ?? []
  const address = namedAddress ?? plainAddress
  return address ? { from: { name: name ?? '', address } } : {}
}

function toInboundMail({
  INBOUND_MAIL_ADDRESS: address,
  INBOUND_MAIL_TOKEN: token,
}: Static<typeof Environment>): Pick<Settings, 'inboundMail'> {
  if (address && token) return { inboundMail: { address, token } }
  if (!address && !token) return {}
  throw new Error('Set both INBOUND_MAIL_ADDRESS and INBOUND_MAIL_TOKEN, or neither')
}

function toOidc(values: Static<typeof Environment>): Pick<Settings, 'oidc'> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  if (issuer && clientId && clientSecret) return { oidc: { issuer, clientId, clientSecret } }
  if (!issuer && !clientId && !clientSecret) return {}
  throw new Error('Set all of OIDC_ISSUER, OIDC_CLIENT_ID, and OIDC_CLIENT_SECRET, or none')
}

function toReplica({ DATABASE_URL: url, DATABASE_READ_URL: replicaUrl }: Static<typeof Environment>): {
  replicaUrl?: string
} {
  if (!replicaUrl) return {}
  if (url) return { replicaUrl }
  throw new Error('Set DATABASE_URL too, because DATABASE_READ_URL is its replica')
}

function toBucket(values: Static<typeof Environment>): Pick<Settings, 'bucket'> {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (name && accessKeyId && secretAccessKey) {
    return { bucket: { name, region, accessKeyId, secretAccessKey, ...(endpoint ? { endpoint } : {}) } }
  }
  if (!name && !endpoint && !accessKeyId && !secretAccessKey) return {}
  throw new Error('Set all of S3_BUCKET, S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY, or none')
}
