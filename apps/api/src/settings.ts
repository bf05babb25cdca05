import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Brand, brandFromEnvironment } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const webAddress = Type.String({ pattern: '^https?://[^\\s?#]+$' })
/** `post@example.com` or `A name <post@example.com>`. */
const sender = /^(?:([^<>"\r\n]{1,100}) <([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/

const Environment = Type.Object({
  API_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 4000 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  DATA_DIR: Type.String({ minLength: 1, default: fileURLToPath(new URL('../../../.data', import.meta.url)) }),
  WIZARD_SCRIPTS: Type.String({
    minLength: 1,
    default: fileURLToPath(new URL('../../../packages/gwizzy/dist', import.meta.url)),
  }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  WEB_ORIGINS: Type.String({ default: '' }),
  ADVISOR_MINUTES: Type.Integer({ minimum: 0, maximum: 100_000, default: 240 }),
  TRUST_PROXY: Type.Boolean({ default: false }),
  RATE_LIMIT: Type.Boolean({ default: true }),
  LOAD_SHEDDING: Type.Boolean({ default: true }),
  LOG_LEVEL: Type.Union(
    ['silent', 'error', 'warn', 'info', 'debug'].map((level) => Type.Literal(level)),
    { default: 'warn' },
  ),
  NODE_ENV: Type.String({ default: 'development' }),
  JOBS_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  FORMS_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  FORMS_TOKEN: Type.Optional(Type.String({ minLength: 1 })),
  PHONE_LOOKUP_URL: Type.Optional(webAddress),
  PHONE_LOOKUP_TOKEN: Type.Optional(Type.String({ minLength: 1 })),
  VOICE_URL: Type.Optional(webAddress),
  VOICE_TOKEN: Type.Optional(Type.String({ minLength: 1 })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://[^\\s/]+' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: sender.source })),
  TEXTS_URL: Type.Optional(webAddress),
  TEXTS_TOKEN: Type.Optional(Type.String({ minLength: 1 })),
  MARKETPLACE_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
  DASHBOARD_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3001 }),
  MARKETPLACE_URL: Type.Optional(webAddress),
  DASHBOARD_URL: Type.Optional(webAddress),
  OIDC_ISSUER: Type.Optional(webAddress),
  OIDC_CLIENT_ID: Type.Optional(Type.String({ minLength: 1 })),
  OIDC_CLIENT_SECRET: Type.Optional(Type.String({ minLength: 1 })),
  DATABASE_READ_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://' })),
  DRAIN_SECONDS: Type.Integer({ minimum: 0, maximum: 300, default: 0 }),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(webAddress),
})

/** What the environment decides. Each variable is described in the README's table of settings. */
export interface Settings {
  port: number
  host: string
  dataDirectory: string
  /** The folder of the wizard's built element, which partners' pages load from the API. */
  wizardScripts: string
  databaseUrl?: string
  /** How long an advisor has to answer before a family is offered to the next. */
  minutesToAnswer: number
  /** Addresses of sites whose pages may call with a person's cookies. */
  webOrigins: string[]
  trustProxy: boolean
  isRateLimited: boolean
  shedsLoad: boolean
  logLevel: string
  /** People reach the site over the net, encrypted: cookies say so, staff need two factors, accounts of the demo are closed. */
  isPublic: boolean
  /** Services outside our walls; what is not set is honestly empty. */
  services: {
    jobBoard?: { url: string }
    forms?: { url: string; token: string }
    /** Knows which telephone numbers are in use, and by what kind of carrier. */
    phoneLookup?: { url: string; token: string }
    /** Places telephone calls. */
    voice?: { url: string; token: string }
  }
  /** The mail server; without it letters end at the outbox page. `from` is the brand's own address without. */
  mail?: { url: string; from?: { name: string; address: string } }
  /** The service that sends texts; without it they end at the outbox page. */
  texts?: { url: string; token: string }
  /** Where letters lead: the addresses of the two sites, without a slash at the end. */
  sites: { marketplace: string; dashboard: string }
  /** The OpenID Connect provider that people may sign in with; off without. */
  oidc?: { issuer: string; clientId: string; clientSecret: string }
  /** A replica of the PostgreSQL, for what visitors read. */
  replicaUrl?: string
  /** What several processes of the API share; without it each counts and tells for itself. */
  redisUrl?: string
  /** How long the server goes on answering after it was told to stop, so that a balancer notices. */
  drainSeconds: number
  /** Who reads the figures brings it; without one they are for this machine alone. */
  metricsToken?: string
  /** The OpenTelemetry collector that traces go to; off without. */
  collector?: string
  /** Who runs the site, as partners' pages name them. */
  brand: Brand
}

/** Reads the settings, or throws an error that names the variable and what it must be. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(Environment.properties)
      .filter((name) => environment[name] !== undefined && environment[name] !== '')
      .map((name) => [name, environment[name]]),
  )
  const values: unknown = Value.Default(Environment, Value.Convert(Environment, given))
  if (!Value.Check(Environment, values)) {
    const [problem] = Value.Errors(Environment, values)
    throw new Error(`Setting ${problem?.path.slice(1) ?? ''} is not usable: ${problem?.message ?? 'unknown reason'}`)
  }
  const settings = fromEnvironment(values, environment['INIT_CWD'] ?? '.')
  if (settings.isPublic) refuseWeak(values)
  return { ...settings, brand: brandFromEnvironment(environment) }
}

/** A secret that somebody could guess is none. */
const shortestSecret = 16

/** Throws for a secret or an address that will not do on a site open to the net. The value is never in the message. */
function refuseWeak(values: Static<typeof Environment>): void {
  for (const name of [
    'OIDC_CLIENT_SECRET',
    'FORMS_TOKEN',
    'TEXTS_TOKEN',
    'PHONE_LOOKUP_TOKEN',
    'VOICE_TOKEN',
  ] as const) {
    const secret = values[name]
    if (secret !== undefined && secret.length < shortestSecret) {
      throw new Error(`Setting ${name} is not usable: a public site wants a secret of at least ${shortestSecret} signs`)
    }
  }
  for (const name of ['OIDC_ISSUER', 'FORMS_URL', 'JOBS_URL', 'TEXTS_URL', 'PHONE_LOOKUP_URL', 'VOICE_URL'] as const) {
    if (values[name]?.startsWith('http:')) {
      throw new Error(`Setting ${name} is not usable: a public site asks others by https: alone`)
    }
  }
}

/** A relative data folder is one of `folder`, where npm was called: the API and the import run in folders of their own. */
function fromEnvironment(values: Static<typeof Environment>, folder: string): Omit<Settings, 'brand'> {
  const addresses = [values.MARKETPLACE_URL, values.DASHBOARD_URL, ...values.WEB_ORIGINS.split(',')]
  return {
    port: values.API_PORT,
    host: values.HOST,
    dataDirectory: resolve(folder, values.DATA_DIR),
    wizardScripts: resolve(folder, values.WIZARD_SCRIPTS),
    ...(values.DATABASE_URL === undefined ? {} : { databaseUrl: values.DATABASE_URL }),
    minutesToAnswer: values.ADVISOR_MINUTES,
    webOrigins: values.WEB_ORIGINS.split(',').filter((origin) => origin !== ''),
    trustProxy: values.TRUST_PROXY,
    isRateLimited: values.RATE_LIMIT,
    shedsLoad: values.RATE_LIMIT && values.LOAD_SHEDDING,
    logLevel: values.LOG_LEVEL,
    isPublic: values.NODE_ENV === 'production' && addresses.some((address) => address?.startsWith('https:')),
    services: servicesOf(values),
    ...(values.SMTP_URL ? { mail: { url: values.SMTP_URL, ...senderOf(values.MAIL_FROM) } } : {}),
    ...textsOf(values),
    sites: {
      marketplace: plainAddress(values.MARKETPLACE_URL ?? `http://localhost:${values.MARKETPLACE_PORT}`),
      dashboard: plainAddress(values.DASHBOARD_URL ?? `http://localhost:${values.DASHBOARD_PORT}/dashboard`),
    },
    ...oidcOf(values),
    ...replicaOf(values),
    ...(values.REDIS_URL ? { redisUrl: values.REDIS_URL } : {}),
    drainSeconds: values.DRAIN_SECONDS,
    ...(values.METRICS_TOKEN ? { metricsToken: values.METRICS_TOKEN } : {}),
    ...(values.OTEL_EXPORTER_OTLP_ENDPOINT ? { collector: plainAddress(values.OTEL_EXPORTER_OTLP_ENDPOINT) } : {}),
  }
}

function servicesOf(values: Static<typeof Environment>): Settings['services'] {
  const forms = serviceOf(values, 'FORMS')
  const phoneLookup = serviceOf(values, 'PHONE_LOOKUP')
  const voice = serviceOf(values, 'VOICE')
  return {
    ...(values.JOBS_URL ? { jobBoard: { url: values.JOBS_URL } } : {}),
    ...(forms ? { forms } : {}),
    ...(phoneLookup ? { phoneLookup } : {}),
    ...(voice ? { voice } : {}),
  }
}

function textsOf(values: Static<typeof Environment>): Pick<Settings, 'texts'> {
  const texts = serviceOf(values, 'TEXTS')
  return texts ? { texts } : {}
}

/** A service that is asked with a token. */
function serviceOf(
  values: Static<typeof Environment>,
  name: 'FORMS' | 'PHONE_LOOKUP' | 'VOICE' | 'TEXTS',
): { url: string; token: string } | undefined {
  const [url, token] = [values[`${name}_URL`], values[`${name}_TOKEN`]]
  if (url && token) return { url, token }
  if (!url && !token) return undefined
  throw new Error(`Setting ${name}_URL is not usable: ${name}_URL and ${name}_TOKEN go together`)
}

const plainAddress = (address: string) => address.replace(/\/+$/, '')

function senderOf(given: string | undefined): Pick<NonNullable<Settings['mail']>, 'from'> {
  const [, name, named, alone] = sender.exec(given ?? '') ?? []
  const address = named ?? alone
  return address ? { from: { name: name ?? '', address } } : {}
}

function oidcOf(values: Static<typeof Environment>): Pick<Settings, 'oidc'> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  if (issuer && clientId && clientSecret) return { oidc: { issuer, clientId, clientSecret } }
  if (!issuer && !clientId && !clientSecret) return {}
  throw new Error('Setting OIDC_ISSUER is not usable: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together')
}

function replicaOf({ DATABASE_URL: url, DATABASE_READ_URL: replicaUrl }: Static<typeof Environment>): {
  replicaUrl?: string
} {
  if (!replicaUrl) return {}
  if (url) return { replicaUrl }
  throw new Error('Setting DATABASE_READ_URL is not usable: it names a replica of DATABASE_URL, which is not set')
}
