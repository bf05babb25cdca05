/** A chat provider whose widget replaces our own chat. [CLIENT-009] */
export interface ChatProvider {
  /** The URL of the script that sets up the widget. */
  script: string
  /** The origins, besides the script’s, from which the widget loads scripts, images, and frames, and to which it connects. */
  origins: string[]
}

/**
 * Parses the variables `CHAT_SCRIPT_URL` and `CHAT_ORIGINS`. Without a script, there’s no provider.
 *
 * @throws An error that names the variable and says what it must be.
 */
export function parseChatProvider(script: string | undefined, origins: string | undefined): ChatProvider | undefined {
  if (script === undefined) {
    if (origins === undefined) return undefined
    throw new Error('Environment variable CHAT_ORIGINS must be unset without CHAT_SCRIPT_URL.')
  }
  if (!isSecure(script, ['https:'])) {
    throw new Error('Environment variable CHAT_SCRIPT_URL must be a URL that starts with https://.')
  }
  return {
    script,
    origins: (origins ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map(toOrigin),
  }
}

function toOrigin(origin: string): string {
  const isOrigin = isSecure(origin, ['https:', 'wss:']) && /^\w+:\/\/[^/]+\/?$/.test(origin)
  if (isOrigin) return origin.replace(/\/$/, '')
  throw new Error(
    'Environment variable CHAT_ORIGINS must be origins that start with https:// or wss://, separated by commas.',
  )
}

/** Returns whether a URL has one of the encrypted schemes, or is on this machine, where people try a widget. */
function isSecure(url: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(url) || /[\s;,'"]/.test(url)) return false
  const { protocol, hostname } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return schemes.includes(protocol) || (isLocal && schemes.some((scheme) => scheme.replace('s:', ':') === protocol))
}
