import { TextLink } from '@pkg/ui'
import { Link } from '@remix-run/react'
import { useId } from 'react'
import type { CoverageMap as CoverageMapShapes, CoverageShape } from './coverage-map'
import * as styles from './CoverageMap.css'
import { coverageTexts } from './texts'

const words = coverageTexts.map
const tones = ['critical', 'caution', 'positive'] as const

export interface CoverageMapProps {
  map: CoverageMapShapes
  /** The state that the map shows, with the link to the whole country. */
  state?: { name: string; country: string } | undefined
  /** The table with all counties. */
  all: string
}

/** Where families asked, and whether someone with room serves them, whatever the tab and the filters of the table but the state. [DASH-015] */
export function CoverageMap({ map, state, all }: CoverageMapProps) {
  const id = useId().replaceAll(':', '')
  const fill = (tone: CoverageShape['tone']) => (tone ? `url(#${id}-${tone})` : undefined)
  const label = state ? words.ofState(state.name) : words.ofCountry
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox={map.viewBox} aria-label={label} role="group">
        <Patterns id={id} unit={state ? 2 : 6} />
        <Patterns id={`${id}-sample`} unit={8} />
        {map.areas.map((area) =>
          area.href ? (
            <Link key={area.key} to={area.href} className={styles.link} aria-label={area.label ?? ''}>
              <path className={styles.area} d={area.path} />
            </Link>
          ) : (
            <path key={area.key} className={styles.area} d={area.path} style={{ fill: fill(area.tone) }}>
              {area.label && <title>{area.label}</title>}
            </path>
          ),
        )}
        <g aria-hidden>
          {map.circles.map(({ key, x, y, radius, tone }) => (
            <circle key={key} className={styles.circle} cx={x} cy={y} r={radius} style={{ fill: fill(tone) }} />
          ))}
        </g>
      </svg>
      <figcaption className={styles.legend}>
        {tones.map((tone) => (
          <span key={tone} className={styles.entry}>
            <svg className={styles.sample} viewBox="0 0 24 24" aria-hidden>
              <rect
                className={styles.circle}
                x="1"
                y="1"
                width="22"
                height="22"
                style={{ fill: `url(#${id}-sample-${tone})` }}
              />
            </svg>
            {words.tones[tone]}
          </span>
        ))}
        <span className={styles.note}>{state ? words.noFamilies : words.circles}</span>
        {map.missing > 0 && (
          <span className={styles.note}>
            {words.missing(map.missing)} <TextLink href={all}>{words.all}</TextLink>
          </span>
        )}
        {state && (
          <TextLink href={state.country} standalone>
            {words.wholeCountry}
          </TextLink>
        )}
      </figcaption>
      {!state && (
        <nav className={styles.legend} aria-label={words.states}>
          {map.areas.map(
            ({ key, name, href }) =>
              href && (
                <TextLink key={key} href={href} standalone>
                  {name}
                </TextLink>
              ),
          )}
        </nav>
      )}
    </figure>
  )
}

/** Full, striped, and dotted, so the kinds differ also without colors. */
function Patterns({ id, unit }: { id: string; unit: number }) {
  const size = { width: unit, height: unit, patternUnits: 'userSpaceOnUse' }
  const ground = (tone: keyof typeof styles.grounds) => (
    <rect className={styles.grounds[tone]} width={unit} height={unit} />
  )
  return (
    <defs>
      <pattern id={`${id}-critical`} {...size}>
        {ground('critical')}
      </pattern>
      <pattern id={`${id}-caution`} {...size} patternTransform="rotate(45)">
        {ground('caution')}
        <line className={styles.stripe} x1="0" y1="0" x2="0" y2={unit} strokeWidth={unit} />
      </pattern>
      <pattern id={`${id}-positive`} {...size}>
        {ground('positive')}
        <circle className={styles.dot} cx={unit / 2} cy={unit / 2} r={unit / 6} />
      </pattern>
    </defs>
  )
}
