import type { Client } from '@pkg/api-client'
import { receiveFields, type RunAction } from '~/features/records/index.server'
import type { Static, TSchema } from '@sinclair/typebox'

/** How a merge of a kind of record is undone. */
interface MergeUndo<Body extends TSchema> {
  /** The records that were merged into one, newest first. */
  merged: (api: Client, id: string) => Promise<readonly { id: string }[] | undefined>
  undo: Body
  send: (api: Client, pair: Static<Body>) => Promise<unknown>
}

/** Returns what the actions of `mergeActions` do: the first leads to the page with both records, and the second undoes the newest merge. */
export const mergeRuns = <Body extends TSchema>(
  area: string,
  { merged, undo, send }: MergeUndo<Body>,
): Readonly<Record<'merge' | 'undo-merge', RunAction>> => ({
  merge: {
    receive: (_sent, body) => Promise.resolve({ ok: true, result: body }),
    to: (chosen, { id }) => `/${area}/${id}/merge/${mergeIdOf(chosen)}`,
  },
  'undo-merge': {
    async receive(sent) {
      const [newest] = (await merged(sent.api, sent.id)) ?? []
      const receive = receiveFields(undo, (pair, { api }) => send(api, pair))
      return receive(sent, { keepId: sent.id, mergeId: newest?.id ?? '' })
    },
  },
})

const mergeIdOf = (chosen: unknown): string =>
  typeof chosen === 'object' && chosen !== null && 'mergeId' in chosen ? String(chosen.mergeId) : ''
