import { renderIllustration } from '@pkg/illustrations'

/** An illustration with what it shows. */
export interface Specimen {
  path: string
  caption: string
}

interface IllustrationGridProps {
  specimens: readonly Specimen[]
  columns: number
}

/** Illustrations next to each other, each with its caption and its size. */
export function IllustrationGrid({ specimens, columns }: IllustrationGridProps) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: 16,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {specimens.map(({ path, caption }) => {
        const svg = renderIllustration(path) ?? ''
        return (
          <li key={path}>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              alt={caption}
              style={{ display: 'block', width: '100%', borderRadius: 10 }}
            />
            <span>
              {caption}, {(svg.length / 1000).toFixed(1)} KB
            </span>
          </li>
        )
      })}
    </ul>
  )
}
