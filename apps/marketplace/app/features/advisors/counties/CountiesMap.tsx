import * as styles from './CountiesMap.css'
import type { CountiesView, MapFrame } from './counties-view.server'
import { dotSizes } from './dot-sizes'
import { countiesTexts as words } from './texts'

/** The size of names on the map in pixels. */
const nameSize = 14

/** The counties that advisors serve. Those of the advisor under the pointer are lit. The same is in `CountiesList`. Server only. [LOOK-008] */
export function CountiesMap({ view }: { view: CountiesView }) {
  const { file, frame, states, counties, own } = view
  return (
    <svg
      className={styles.drawing}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={words.label}
    >
      <use href={`${file}#land`} className={styles.land} />
      <path d={states} className={styles.state} />
      <use href={`${file}#counties`} className={styles.lines} />
      <path d={counties} className={styles.county} />
      <use href={`${file}#land`} className={styles.borders} />
      {own.map(({ slot, path }) => (
        <path key={slot} d={path} data-counties={slot} className={styles.own} />
      ))}
      <Marks view={view} frame="wide" />
      <Marks view={view} frame="narrow" />
    </svg>
  )
}

/** The dots and names of a frame. Those of the other frame are hidden, because they have other sizes. */
function Marks({ view: { own, names, units }, frame }: { view: CountiesView; frame: MapFrame }) {
  const size = (pixels: number) => Math.round(pixels * units[frame] * 100) / 100
  return (
    <g className={styles.marks[frame]} fontSize={size(nameSize)}>
      {own.map(({ slot, x, y, isCounty }) =>
        isCounty ? <circle key={slot} cx={x} cy={y} r={size(dotSizes[frame])} className={styles.dot} /> : null,
      )}
      {names.map(({ text, narrow, ...wide }) => {
        const spot = frame === 'wide' ? wide : narrow
        return spot ? (
          <text key={text} x={spot.x} y={spot.y} className={styles.name}>
            {text}
          </text>
        ) : null
      })}
    </g>
  )
}

/** The counties of the map in words, with who serves them. */
export function CountiesList({ list }: Pick<CountiesView, 'list'>) {
  return (
    <details className={styles.list}>
      <summary className={styles.opener}>{words.list}</summary>
      {list.map(({ state, rows }) => (
        <section key={state}>
          <h3 className={styles.listState}>{state}</h3>
          <ul className={styles.rows}>
            {rows.map(({ county, advisors }) => (
              <li key={county}>
                <strong>{county === '' ? words.whole : county}</strong> {advisors}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
