import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const Environment = Type.Object({
  API_PORT: Type.Integer({ minimum: 1, maximum: 65_535, default: 4000 }),
  API_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  ANALYTICS_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  ANALYTICS_TOKEN: Type.Optional(Type.String({ minLength: 1 })),
  TRUST_PROXY: Type.Boolean({ default: false }),
  LOG_LEVEL: Type.Union(
    ['silent', 'error', 'warn', 'info', 'debug'].map((level) => Type.Literal(level)),
    { default: 'warn' },
  ),
})

/** What the environment decides about a web server. Each variable is described in the README's table of settings. */
export interface HostSettings {
  port: number
  host: string
  /** Where the API answers, without a slash at its end. */
  apiUrl: string
  /** The address that people know, for canonical links. Without it the address of the request counts. */
  publicUrl?: string
  trustProxy: boolean
  logLevel: string
}

/** Reads the settings of a web server whose port has a variable of its own; throws an error that names the variable. */
export function readHostSettings(
  environment: Record<string, string | undefined>,
  port: { variable: string; fallback: number },
): HostSettings {
  const schema = Type.Composite([
    Environment,
    Type.Object({ [port.variable]: Type.Integer({ minimum: 0, maximum: 65_535, default: port.fallback }) }),
  ])
  const given = Object.fromEntries(
    Object.keys(schema.properties)
      .filter((name) => environment[name] !== undefined && environment[name] !== '')
      .map((name) => [name, environment[name]]),
  )
  const values: unknown = Value.Default(schema, Value.Convert(schema, given))
  const [problem] = Value.Errors(schema, values)
  if (problem) throw new Error(`Setting ${problem.path.slice(1)} is not usable: ${problem.message}`)
  const read: Static<typeof Environment> = Value.Decode(Environment, Value.Clean(Environment, Value.Clone(values)))
  return {
    port: Number(Object.entries(values ?? {}).find(([name]) => name === port.variable)?.[1]),
    host: read.HOST,
    apiUrl: (read.API_URL ?? `http://127.0.0.1:${read.API_PORT}`).replace(/\/$/, ''),
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    ...(read.PUBLIC_URL ? { publicUrl: read.PUBLIC_URL.replace(/\/$/, '') } : {}),
  }
}
