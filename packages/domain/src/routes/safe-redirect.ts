const thisSite = 'https://here.invalid'

/**
 * Returns the path, query, and fragment of `wanted` if it stays on this site, or `fallback`. Accepts only text that starts with a single
 * slash, and rejects URLs that browsers read as another host (`//x`, `/\x`, tabs and line breaks inside). [QUERY-001]
 */
export function safeRedirectPath(target: string | null | undefined, fallback = '/'): string {
  if (!target || !/^\/(?![/\\])/.test(target) || /[\p{Cc}\\]/u.test(target)) return fallback
  if (!URL.canParse(target, thisSite)) return fallback
  const { origin, pathname, search, hash } = new URL(target, thisSite)
  return origin === thisSite && !pathname.startsWith('//') ? pathname + search + hash : fallback
}
