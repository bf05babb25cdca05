/** What a form of a list asks for: an action, maybe with an option, for one record or for the selected ones. */
export interface ListIntent {
  action: string
  option: string
  /** The record, if it's one alone. */
  id?: string | undefined
}

/** Returns the value of a button, such as `stage:touring`, or `complete@1` for one record. */
export const intentValue = ({ action, option, id }: { action: string; option?: string; id?: string }): string =>
  [action, option ? `:${option}` : '', id ? `@${id}` : ''].join('')

/** Parses the value of a button. Returns undefined for another text. */
export function parseIntent(value: unknown): ListIntent | undefined {
  const [, action, option = '', id] =
    typeof value === 'string' ? (/^([a-z-]+)(?::([^@]*))?(?:@([\w-]+))?$/.exec(value) ?? []) : []
  return action === undefined ? undefined : { action, option, id }
}
