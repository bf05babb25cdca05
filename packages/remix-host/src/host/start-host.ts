import { buildHost, type HostOptions } from './host'
import { buildHostWithLateTranslation, type LateTranslation } from './late-translation'
import { readHostSettings } from './settings'

/** The Remix app of a server that can start before a translation is built. */
export interface StartOptions extends HostOptions {
  lateTranslation?: LateTranslation
}

/**
 * Starts the web server of a Remix app, and shuts it down on SIGINT and SIGTERM.
 *
 * @throws An error that names an invalid environment variable.
 */
export async function startHost({ lateTranslation, ...options }: StartOptions): Promise<void> {
  const settings = readHostSettings(process.env, options.port)
  const app = lateTranslation
    ? await buildHostWithLateTranslation(options, lateTranslation, settings)
    : await buildHost(options, settings)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
  // A promise that fails in the page of one person while nothing waits for it must not end the pages of everyone.
  process.on('unhandledRejection', (err) => app.log.error({ err }, 'A promise failed while nothing waited for it'))
  await app.listen({ port: settings.port, host: settings.host })
}
