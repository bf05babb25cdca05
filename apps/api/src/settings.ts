import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Brand, brandOf } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const webAddress = Type.String({ pattern: '^https?://[^\\s?#]+$' })
/** `post@example.com` or `A name <post@example.com>`. */
const sender = /^(?:([^<>"\r\n]{1,100}) <([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/

const Environment = Type.Object({
  API_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 4000 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  DATA_DIR: Type.String({ minLength: 1, default: fileURLToPath(new URL('../../../.data', import.meta.url)) }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  SEED_SIZE: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 6500 }),
  WEB_ORIGINS: Type.String({ default: '' }),
  ADVISOR_MINUTES: Type.Integer({ minimum: 0, maximum: 100_000, default: 240 }),
  TRUST_PROXY: Type.Boolean({ default: false }),
  RATE_LIMIT: Type.Boolean({ default: true }),
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
})

/** What the environment decides. Each variable is described in the README's table of settings. */
export interface Settings {
  port: number
  host: string
  dataDirectory: string
  databaseUrl?: string
  /** Communities of the demo catalogue; 0 leaves the database empty. */
  seedSize: number
  /** How long an advisor has to answer before a family is offered to the next. */
  minutesToAnswer: number
  /** Addresses of sites whose pages may call with a person's cookies. */
  webOrigins: string[]
  trustProxy: boolean
  isRateLimited: boolean
  logLevel: string
  isProduction: boolean
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
  return { ...fromEnvironment(values, environment['INIT_CWD'] ?? '.'), brand: brandOf(environment) }
}

/** A relative data folder is one of `folder`, where npm was called: the API and the import run in folders of their own. */
function fromEnvironment(values: Static<typeof Environment>, folder: string): Omit<Settings, 'brand'> {
  return {
    port: values.API_PORT,
    host: values.HOST,
    dataDirectory: resolve(folder, values.DATA_DIR),
    ...(values.DATABASE_URL === undefined ? {} : { databaseUrl: values.DATABASE_URL }),
    seedSize: values.SEED_SIZE,
    minutesToAnswer: values.ADVISOR_MINUTES,
    webOrigins: values.WEB_ORIGINS.split(',').filter((origin) => origin !== ''),
    trustProxy: values.TRUST_PROXY,
    isRateLimited: values.RATE_LIMIT,
    logLevel: values.LOG_LEVEL,
    isProduction: values.NODE_ENV === 'production',
    services: {
      ...(values.JOBS_URL ? { jobBoard: { url: values.JOBS_URL } } : {}),
      ...(values.FORMS_URL ? { forms: { url: values.FORMS_URL, token: values.FORMS_TOKEN ?? '' } } : {}),
      ...(values.PHONE_LOOKUP_URL
        ? { phoneLookup: { url: values.PHONE_LOOKUP_URL, token: values.PHONE_LOOKUP_TOKEN ?? '' } }
        : {}),
      ...(values.VOICE_URL ? { voice: { url: values.VOICE_URL, token: values.VOICE_TOKEN ?? '' } } : {}),
    },
    ...(values.SMTP_URL ? { mail: { url: values.SMTP_URL, ...senderOf(values.MAIL_FROM) } } : {}),
    ...(values.TEXTS_URL ? { texts: { url: values.TEXTS_URL, token: values.TEXTS_TOKEN ?? '' } } : {}),
    sites: {
      marketplace: plainAddress(values.MARKETPLACE_URL ?? `http://localhost:${values.MARKETPLACE_PORT}`),
      dashboard: plainAddress(values.DASHBOARD_URL ?? `http://localhost:${values.DASHBOARD_PORT}/dashboard`),
    },
    ...oidcOf(values),
  }
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
