import { careNameInSentence, formatMoney, formatShortMoney } from '@pkg/domain'
import { markSizes } from '../pins/mark-boxes'
import * as styles from './CountryMap.css'
import { type CountryFrame, frameScales, priceSteps } from './country-scales'
import type { CountryMark, CountryState, CountryView } from './country-view.server'
import { countryTexts as words } from './texts'

/** How many states the list shows before the rest is opened. */
const shownStates = 8

/** The country in its frame, with states in five steps of their middle price, and the same as a list. Server only. [LOOK-003] */
export function CountryMap({ view }: { view: CountryView }) {
  const { file, frame, states, marks } = view
  const shape = (id: string) => `${file}#${id}`
  return (
    <div className={styles.columns}>
      <figure className={styles.figure}>
        <svg
          className={styles.drawing}
          viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
          role="group"
          aria-label={words.label}
        >
          {states.map((state) => (
            <a key={state.code} href={state.href} className={styles.state} aria-label={stateText(state)}>
              <use
                href={shape(state.code)}
                className={state.step === undefined ? styles.unknown : styles.steps[state.step]}
              />
            </a>
          ))}
          <g aria-hidden="true" className={styles.lines}>
            <use href={shape('interstates')} className={styles.interstates} />
            <use href={shape('borders')} className={styles.borders} />
            <path className={styles.inset} d="M54 474H204L246 516V602M246 516L286 536V598" />
          </g>
          <Marks frame="wide" marks={marks.wide} />
          <Marks frame="narrow" marks={marks.narrow} />
        </svg>
      </figure>
      <StatesByPrice view={view} />
    </div>
  )
}

const stateText = ({ name, price }: CountryState) =>
  price === undefined ? name : words.state(name, formatMoney(price))

/** The marks of a frame. The other frame's are hidden. */
function Marks({ frame, marks }: { frame: CountryFrame; marks: CountryMark[] }) {
  return (
    <g className={styles.marks[frame]}>
      {marks.map(({ x, y, communities, price, href }) => {
        const count = communities.toLocaleString('en-US')
        const lowest = price > 0 ? formatShortMoney(price) : ''
        return (
          <a key={href} href={href} className={styles.mark} aria-label={words.mark(count, lowest)}>
            <g transform={`translate(${x} ${y}) scale(${frameScales[frame]})`}>
              <circle className={styles.dot} r={markSizes.cluster / 2} />
              <text className={styles.label} y={lowest ? -1 : 5}>
                {count}
              </text>
              {lowest && (
                <text className={styles.lowest} y={13}>
                  {lowest}
                </text>
              )}
            </g>
          </a>
        )
      })}
    </g>
  )
}

/** The states from the lowest middle price, with what the colors of the map mean. */
function StatesByPrice({ view: { states, priced } }: { view: CountryView }) {
  const byPrice = states.toSorted(
    (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || (one.name < other.name ? -1 : 1),
  )
  return (
    <section className={styles.aside} aria-labelledby="states-by-price">
      <h2 id="states-by-price" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.note}>{words.note(careNameInSentence(priced))}</p>
      <StateRows states={byPrice.slice(0, shownStates)} />
      <details>
        <summary className={styles.more}>{words.more}</summary>
        <StateRows states={byPrice.slice(shownStates)} />
      </details>
      <h3 className={styles.legendTitle}>{words.legend}</h3>
      <ul className={styles.legend}>
        {styles.steps.map((step, index) => (
          <li key={step} className={styles.entry}>
            <svg className={styles.sample} viewBox="0 0 24 16" preserveAspectRatio="none" aria-hidden="true">
              <rect className={step} width="24" height="16" />
            </svg>
            {stepText(index)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function stepText(index: number): string {
  const [from, to] = [priceSteps[index - 1], priceSteps[index]].map((price) => price && formatMoney(price))
  if (!from) return words.under(to ?? '')
  return to ? words.between(from, to) : words.over(from)
}

const StateRows = ({ states }: { states: CountryState[] }) => (
  <ul className={styles.rows}>
    {states.map(({ code, name, href, price }) => (
      <li key={code} className={styles.row}>
        <a href={href}>{name}</a>
        <span className={styles.dots} />
        <span>{price === undefined ? words.noPrice : formatMoney(price)}</span>
      </li>
    ))}
  </ul>
)
