import { resourceFromFragment, serializeResources, tileFragment } from '@pkg/api/measured'
import type { CommunityTile } from '@pkg/domain'
import { fetchText } from '../measuring/load'
import { measureInRounds, computeRatio, timed } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import type { Server } from '../environment/environment'

const perRound = 200
const serializerPerRound = 40

/** Compares the JSON:API document of 20 rows from joined fragments, a mapper written by hand, and jsonapi-serializer. */
export async function documents(api: Server): Promise<Outcome> {
  const tiles = await fetchTiles(api)
  // The database stores the fragments, and returns the availability as text, so creating them isn't part of a response.
  const rows = tiles.map(({ availability, ...tile }) => ({
    fragment: tileFragment(tile),
    availability: availability ? JSON.stringify(availability) : null,
  }))
  const variants = {
    joined: () =>
      `{"data":[${rows.map(({ fragment, availability }) => resourceFromFragment(fragment, { distance: null, availability })).join(',')}]}`,
    byHand: () => JSON.stringify({ data: tiles.map(mapByHand) }),
    serializer: () => JSON.stringify({ data: serializeResources('communities', tiles) }),
  }
  // The fragments write é as \u00e9, which is equal JSON.
  const texts = Object.values(variants).map((make) => JSON.stringify(JSON.parse(make())))
  if (new Set(texts).size !== 1) throw new Error("The documents differ, so their times can't be compared")

  const run = (make: () => unknown, count: number) => async () => (await timed(count, make)) / count
  const times = await measureInRounds({
    joined: run(variants.joined, perRound),
    byHand: run(variants.byHand, perRound),
    serializer: run(variants.serializer, serializerPerRound),
    joinedBytes: run(() => Buffer.from(variants.joined()), perRound),
    byHandBytes: run(() => Buffer.from(variants.byHand()), perRound),
  })
  const measured = 'JSON:API document of 20 rows, joined fragments'
  return {
    figures: [
      { measured, reference: 'hand mapper', ratio: computeRatio(times.joined, times.byHand), target: '≤ 0.15' },
      { measured, reference: 'jsonapi-serializer per request', ratio: computeRatio(times.joined, times.serializer) },
      {
        measured: 'the same, converted to bytes',
        reference: 'handwritten mapper, converted to bytes',
        ratio: computeRatio(times.joinedBytes, times.byHandBytes),
      },
    ],
    notes: [`time per document of ${Math.round((texts[0]?.length ?? 0) / 1024)} KB, in one process`],
  }
}

/** Fetches 20 tiles from the API. */
async function fetchTiles({ url }: Server): Promise<CommunityTile[]> {
  const document: { data: { id: string; attributes: Omit<CommunityTile, 'id'> }[] } = JSON.parse(
    await fetchText(`${url}/marketplace/communities?page-size=20&state=CO`),
  )
  const tiles = document.data.map(({ id, attributes }) => ({ id, ...attributes }))
  if (tiles.length !== 20) throw new Error(`The list returned ${tiles.length} rows, not 20`)
  return tiles
}

function mapByHand({ id, ...attributes }: CommunityTile) {
  return { type: 'communities', id, attributes }
}
