import { gzipSync } from 'node:zlib'

/** Returns a response with a vector tile, compressed. A tile without anything on it is an empty response. */
export function tileResponse(tile: Uint8Array | undefined, cacheControl: string): Response {
  const headers = { 'cache-control': cacheControl }
  if (!tile) return new Response(null, { status: 204, headers })
  return new Response(gzipSync(tile), {
    headers: { ...headers, 'content-type': 'application/vnd.mapbox-vector-tile', 'content-encoding': 'gzip' },
  })
}

/** Returns the numbers of a tile's path, or undefined if there's no such tile. */
export function parseTile(params: Record<string, string | undefined>, maxZoom: number) {
  const [zoom = Number.NaN, x = Number.NaN, y = Number.NaN] = ['z', 'x', 'y'].map((name) => {
    const text = params[name] ?? ''
    return /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  })
  const isTile = zoom <= maxZoom && x < 2 ** zoom && y < 2 ** zoom
  return isTile ? { zoom, x, y } : undefined
}
