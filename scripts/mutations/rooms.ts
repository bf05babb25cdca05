/** Files without rules: tests, styles, stories, and what only holds texts. */
const withoutRules =
  /\.(test|spec|stories|css|d)\.|\.kit\.|\/testing\/|\/texts\/|(^|\/)texts(-of-[^/]*)?\.tsx?$|\.es\.ts$|\/styles\.ts$/

const pages = /^apps\/(marketplace|dashboard)\/app\/(routes\/|.*(\.server\.ts$|meta|canonical|header|load-))/
const host = /^packages\/remix-host\/src\//
const messages = /^apps\/api\/src\/.*(\/messages[^/]*\.ts$|\/outbox\/)/
const api = /^apps\/api\/src\//
const others = /^(apps\/dashboard\/app|packages\/(gwizzy|domain)\/src|apps\/importer\/src)\//

/** The thirds of a draw: a file belongs to the first one that names it. */
const patterns = {
  'pages and emails': [pages, host, messages],
  API: [api],
  'dashboard, wizard, domain, importer': [others],
}

/** A part of the product from which rules are drawn. */
export type Room = keyof typeof patterns

/** The rooms of a draw. */
export const rooms: readonly Room[] = ['API', 'pages and emails', 'dashboard, wizard, domain, importer']

/** Returns the room that a source file belongs to, or undefined if it has no rules. */
export function roomOf(file: string): Room | undefined {
  if (withoutRules.test(file)) return undefined
  const named = Object.entries(patterns).find(([, files]) => files.some((pattern) => pattern.test(file)))
  return rooms.find((room) => room === named?.[0])
}
