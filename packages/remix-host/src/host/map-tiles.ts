import { closeSync, openSync, readSync } from 'node:fs'

/** Where a map's streets come from: a PMTiles archive that the server reads, or a style that browsers load from its own origin. [FIND-002] */
export type MapTiles = { kind: 'pmtiles'; source: string } | { kind: 'style'; url: string }

/** The first bytes of every PMTiles archive. */
const signature = 'PMTiles'

/**
 * Parses the variable `MAP_TILES`: the path or URL of a `.pmtiles` archive, or the URL of a style.
 *
 * @throws An error that says what the variable must be, or that the file can't be read.
 */
export function parseMapTiles(value: string): MapTiles {
  const isUrl = /^https?:\/\/[^\s]+$/.test(value)
  if (isUrl && !new URL(value).pathname.endsWith('.pmtiles')) return { kind: 'style', url: value }
  if (!value.endsWith('.pmtiles') && !isUrl) {
    throw new Error('Environment variable MAP_TILES must be the path or URL of a .pmtiles file, or the URL of a style.')
  }
  if (!isUrl && !isArchive(value)) {
    throw new Error('Environment variable MAP_TILES names a file that isn’t a PMTiles archive.')
  }
  return { kind: 'pmtiles', source: value }
}

/** Returns the origin that a browser must be allowed to load the map from, or undefined for this site's own. */
export function mapOrigin(tiles: MapTiles | undefined): string | undefined {
  return tiles?.kind === 'style' ? new URL(tiles.url).origin : undefined
}

function isArchive(path: string): boolean {
  const start = Buffer.alloc(signature.length)
  try {
    const file = openSync(path, 'r')
    readSync(file, start)
    closeSync(file)
  } catch {
    throw new Error('Environment variable MAP_TILES names a file that can’t be read.')
  }
  return start.toString() === signature
}
