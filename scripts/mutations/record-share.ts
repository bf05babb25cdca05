import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const Share = Type.Object({
  day: Type.String(),
  commit: Type.String(),
  seed: Type.Number(),
  drawn: Type.Number(),
  noticed: Type.Number(),
  /** The places of those that nothing noticed, with the change. */
  unnoticed: Type.Array(Type.String()),
})

/** How many broken rules of a draw were noticed. [LIFE-017] */
export type Share = Static<typeof Share>

/** Adds the share of a run to the file that keeps all runs, in place of an earlier one with the same seed and commit. */
export function recordShare(file: string, share: Share): void {
  const known: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  Value.Assert(Type.Array(Share), known)
  const others = known.filter(({ seed, commit }) => seed !== share.seed || commit !== share.commit)
  writeFileSync(file, `${JSON.stringify([...others, share], undefined, 2)}\n`)
}
