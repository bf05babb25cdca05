const here = 'https://here.invalid'

/**
 * Returns the path, query, and fragment of `wanted` if it stays on this site, or `fallback`. Accepts only text that starts with a single
 * slash, and rejects URLs that browsers read as another host (`//x`, `/\x`, tabs and line breaks inside). [QUERY-001]
 */
export function safeRedirectPath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return fallback
  if (!URL.canParse(wanted, here)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : fallback
}
