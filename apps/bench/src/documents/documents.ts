import { resourceFromFragment, resourcesOf, tileFragment } from '@pkg/api/measured'
import type { CommunityTile } from '@pkg/domain'
import { textOf } from '../measuring/load'
import { inRounds, ratioOf, timed } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import type { Server } from '../stage/stage'

const perRound = 200
const serializerPerRound = 40

/** The JSON:API document of twenty rows: fragments joined, mapped by hand, and built by jsonapi-serializer. */
export async function documents(api: Server): Promise<Outcome> {
  const tiles = await tilesOf(api)
  // The database keeps these, so making them is no part of answering.
  const fragments = tiles.map(tileFragment)
  const makers = {
    joined: () => `{"data":[${fragments.map((fragment) => resourceFromFragment(fragment, null)).join(',')}]}`,
    byHand: () => JSON.stringify({ data: tiles.map(handMapped) }),
    serializer: () => JSON.stringify({ data: resourcesOf('communities', tiles) }),
  }
  // The fragments write é as \u00e9, which is the same document.
  const texts = Object.values(makers).map((make) => JSON.stringify(JSON.parse(make())))
  if (new Set(texts).size !== 1) throw new Error('The documents differ, so their times cannot be compared')

  const run = (make: () => unknown, count: number) => async () => (await timed(count, make)) / count
  const times = await inRounds({
    joined: run(makers.joined, perRound),
    byHand: run(makers.byHand, perRound),
    serializer: run(makers.serializer, serializerPerRound),
    joinedBytes: run(() => Buffer.from(makers.joined()), perRound),
    byHandBytes: run(() => Buffer.from(makers.byHand()), perRound),
  })
  const measured = 'JSON:API document of 20 rows, joined fragments'
  return {
    figures: [
      { measured, reference: 'hand mapper', ratio: ratioOf(times.joined, times.byHand), target: '≤ 0.15' },
      { measured, reference: 'jsonapi-serializer per request', ratio: ratioOf(times.joined, times.serializer) },
      {
        measured: 'the same, text turned into bytes',
        reference: 'hand mapper, text turned into bytes',
        ratio: ratioOf(times.joinedBytes, times.byHandBytes),
      },
    ],
    notes: [`time per document of ${Math.round((texts[0]?.length ?? 0) / 1024)} KB, in one process`],
  }
}

/** Twenty tiles, as the API's own answer has them. */
async function tilesOf({ url }: Server): Promise<CommunityTile[]> {
  const answer: { data: { id: string; attributes: Omit<CommunityTile, 'id'> }[] } = JSON.parse(
    await textOf(`${url}/marketplace/communities?page-size=20&state=CO`),
  )
  const tiles = answer.data.map(({ id, attributes }) => ({ id, ...attributes }))
  if (tiles.length !== 20) throw new Error(`The list gave ${tiles.length} rows, not 20`)
  return tiles
}

function handMapped({ id, ...attributes }: CommunityTile) {
  return { type: 'communities', id, attributes }
}
