import { siteCookie } from '@pkg/remix-host/server'
import { textSizes } from '@pkg/ui'
import type { AppLoadContext } from '@remix-run/node'
import { themes } from './themes'

/** A choice of how pages look, which a browser keeps for a year. The first value is what everyone else gets. */
const choice = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) => ({
  /** Returns the value that a person chose, or the first one. */
  read: async (request: Request, context: AppLoadContext): Promise<Value> => {
    const stored: unknown = await siteCookie(name, context).parse(request.headers.get('cookie'))
    return values.find((value) => value === stored) ?? values[0]
  },
  /** Returns the `Set-Cookie` header of a known value, and nothing for any other. */
  store: async (sent: FormDataEntryValue | null, context: AppLoadContext): Promise<string[]> => {
    const chosen = values.find((value) => value === sent)
    return chosen === undefined ? [] : [await siteCookie(name, context).serialize(chosen)]
  },
})

/** How large the text is. [UI-011] */
export const textSizeChoice = choice('hearthway-text-size', textSizes)
/** Whether pages are light or dark. [LOOK-002] */
export const themeChoice = choice('hearthway-theme', themes)
