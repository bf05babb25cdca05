import { type Language, locales } from '../language/language'
import { siteLanguage } from '../language/site-language'

/** Formats a time with its day as families read it, such as `Mon, Nov 23, 2:30 PM MST`. */
export function momentText(iso: string, timeZone: string, language: Language = siteLanguage): string {
  // In Spanish sentences, full names of days and months read better.
  const names = language === 'es' ? 'long' : 'short'
  const style = {
    weekday: names,
    month: names,
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  } as const
  // Browsers and servers put different kinds of spaces before AM and PM.
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(iso)).replaceAll(/\s/g, ' ')
}
