/** A row of a list: the stored tile without its last two braces, and what the list adds to it. */
export type TileRow = [tile: string, distance: number | null, price: number, availability: string | null]

/** Joins the rows of a list to the text of its resources, by hand. `care` is the care type that the list is about, if any. */
export function joinTiles(rows: TileRow[], care: string | undefined): string {
  const tiles = rows.map(([tile, distance, price, availability]) => {
    let text = tile
    if (distance !== null) text += `,"distance":${distance.toFixed(1)}`
    if (care !== undefined) text += `,"carePrice":{"care":"${care}","price":${price}}`
    if (availability !== null) text += `,"availability":${availability}`
    return `${text}}}`
  })
  return tiles.join(',')
}
