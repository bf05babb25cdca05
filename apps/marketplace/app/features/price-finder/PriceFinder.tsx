import { careLevels } from '@pkg/domain'
import { Button, Select, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { type FormEvent, type ReactNode, useRef } from 'react'
import type { Prices } from './load-prices.server'
import { searchTexts } from '~/features/search'
import { OtherPlaces } from './OtherPlaces'
import { PriceAnswerView } from './PriceAnswerView'
import { PriceStreet } from './PriceStreet'
import * as styles from './PriceFinder.css'
import { priceTexts as words } from './texts'
import { usePriceQuestion } from './use-price-question'

interface PriceFinderProps {
  initial: Prices
  /** What is above the question. */
  children: ReactNode
  /** What is below the question, and on a narrow screen below the answer. */
  below?: ReactNode
}

/**
 * The answer of the home page: what a month costs where a person types, for the help that they choose, while they type. Its button leads to the
 * answer, and without scripts loads the page with it. Its heading is above the question. [FIND-016]
 */
export function PriceFinder({ initial, children, below }: PriceFinderProps) {
  const { form, prices, isPending, ask, askNow, choose } = usePriceQuestion(initial)
  const answer = useRef<HTMLHeadingElement>(null)
  const chooseOther = (place: string) => {
    choose(place)
    // The link that had the focus goes away.
    answer.current?.focus()
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    askNow()
    answer.current?.focus()
  }
  return (
    <div className={styles.finder}>
      <div className={styles.question}>
        {children}
        <Form ref={form} method="get" action="/" className={styles.form} onChange={ask} onSubmit={show}>
          <TextField
            label={words.place}
            name="near"
            defaultValue={initial.question.place}
            placeholder={searchTexts.example}
            autoComplete="postal-code"
            maxLength={80}
          />
          <Select
            label={words.level}
            name="help"
            placeholder={null}
            defaultValue={initial.question.level}
            options={careLevels.map((level) => ({ value: level, label: words.levels[level] }))}
          />
          <div className={styles.button}>
            <Button type="submit" variant="primary" width="full">
              {words.submit}
            </Button>
          </div>
        </Form>
      </div>
      <PriceAnswerView
        prices={prices}
        isPending={isPending}
        headingRef={answer}
        others={<OtherPlaces prices={prices} choose={chooseOther} />}
      />
      {prices.street && prices.answer?.prices && (
        <div className={styles.street}>
          <PriceStreet view={prices.street} prices={prices.answer.prices} windows={prices.answer.windows ?? []} />
        </div>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
