const locales: Record<string, string> = { en: 'en-US', es: 'es-US' }

/** Formats a time with its day as families read it, such as `Mon, Nov 23, 2:30 PM MST`. */
export function momentText(iso: string, timeZone: string, language = 'en'): string {
  const style = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  } as const
  // Browsers and servers put different kinds of spaces before AM and PM.
  return new Intl.DateTimeFormat(locales[language] ?? language, style).format(new Date(iso)).replaceAll(/\s/g, ' ')
}
